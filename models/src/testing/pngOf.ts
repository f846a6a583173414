import { crc32 as crcOf, deflateSync } from 'node:zlib';

/** Sky above, ground below, a sun: a picture that every reader of PNG opens. */
export function pngOf(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  const sun = { x: width * 0.7, y: height * 0.3, r: height * 0.1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSun = (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.r ** 2;
      const colour = isSun ? [250, 210, 90] : y > height * 0.65 ? [96, 140, 90] : [150, 190, 220];
      rows.set(colour, y * (width * 3 + 1) + 1 + x * 3);
    }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
}
