import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DamagedDatabase, openDatabase, type Database, type SqlValue } from './openDatabase.ts';

let dir: string;
let db: Database;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sqlite-'));
  db = openDatabase({ file: join(dir, 'a.db'), synchronous: 'FULL' });
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY, word TEXT, bytes BLOB) STRICT');
});
afterEach(async () => {
  db.close();
  await rm(dir, { recursive: true });
});
const insert = (n: number, word: string | null = null, bytes: Uint8Array | null = null) =>
  db.run('INSERT INTO t VALUES (?, ?, ?)', [n, word, bytes]);

describe('a connection', () => {
  it('answers tuples, with blobs as Buffers', () => {
    expect(insert(Number.MAX_SAFE_INTEGER, 'é😀', new Uint8Array([1, 2]))).toBe(1);
    expect(db.all('SELECT * FROM t')).toEqual([[Number.MAX_SAFE_INTEGER, 'é😀', Buffer.from([1, 2])]]);
    expect(Buffer.isBuffer(db.get<[Buffer]>('SELECT bytes FROM t')![0])).toBe(true);
  });

  it('answers each get for its own parameters, also after an all of the same text', () => {
    for (let n = 1; n <= 3; n += 1) insert(n, `w${n}`);
    const sql = 'SELECT word FROM t WHERE n = ?';
    expect(db.all(sql, [1])).toEqual([['w1']]);
    expect(db.get(sql, [2])).toEqual(['w2']);
    expect(db.get(sql, [9])).toBeUndefined();
    expect(db.get(sql, [3])).toEqual(['w3']);
  });

  it('leaves nothing open behind get and RETURNING: another connection can write at once', () => {
    for (let n = 1; n <= 3; n += 1) insert(n);
    db.get('SELECT n FROM t');
    expect(db.all('INSERT INTO t (n) VALUES (?) RETURNING n', [7])).toEqual([[7]]);
    expect(() => db.run('INSERT INTO t (n) VALUES (8) RETURNING n')).toThrow(TypeError);
    const other = openDatabase({ file: db.file, synchronous: 'FULL', busyTimeout: 50 });
    expect(other.run('INSERT INTO t (n) VALUES (9)')).toBe(1);
    other.truncateWal();
    other.close();
  });

  it('leaves everything in the file when it is closed: a copy of that alone is whole', async () => {
    insert(1, 'kept');
    db.all('SELECT n FROM t');
    db.close();
    await cp(db.file, join(dir, 'copy.db'));
    const copy = openDatabase({ file: join(dir, 'copy.db'), synchronous: 'FULL' });
    expect(copy.all('SELECT word FROM t')).toEqual([['kept']]);
    copy.close();
    db = openDatabase({ file: db.file, synchronous: 'FULL' });
  });

  it.each<[string, unknown]>([
    ['a boolean', true],
    ['undefined', undefined],
    ['an object', {}],
    ['not a number', Number.NaN],
    ['text with NUL', 'a\0b'],
  ])('refuses to bind %s', (_, value) => {
    expect(() => db.run('INSERT INTO t VALUES (1, ?, NULL)', [value as SqlValue])).toThrow(TypeError);
  });

  it('gives every page its rows, whatever the size of the page', () => {
    db.transaction(() => Array.from({ length: 301 }, (_, n) => insert(n)));
    for (const size of [99, 100, 101, 200, 301])
      expect(db.all('SELECT n FROM t ORDER BY n LIMIT ?', [size])).toHaveLength(size);
  });

  it('keeps working when more statements pass than it remembers', () => {
    for (let n = 0; n < 600; n += 1) expect(db.get<[number]>(`SELECT ${n}`)).toEqual([n]);
    expect(db.get<[number]>('SELECT 1')).toEqual([1]);
  });
});

describe('a transaction', () => {
  it('is all or nothing', () => {
    expect(() =>
      db.transaction(() => {
        insert(1);
        insert(1);
      }),
    ).toThrow(/UNIQUE/);
    expect(db.all('SELECT * FROM t')).toEqual([]);
    expect(db.transaction(() => insert(1))).toBe(1);
  });

  it('a write that was not let in holds back none of those after it', () => {
    const other = openDatabase({ file: db.file, synchronous: 'FULL', busyTimeout: 0 });
    db.exec('BEGIN IMMEDIATE');
    expect(() => other.run('INSERT INTO t (n) VALUES (1)')).toThrow(/locked/);
    db.exec('COMMIT');
    other.run('INSERT INTO t (n) VALUES (?)', [2]);
    expect(db.all('SELECT n FROM t')).toEqual([[2]]);
    insert(3);
    other.run('INSERT INTO t (n) VALUES (1)');
    expect(db.all('SELECT n FROM t ORDER BY n')).toEqual([[1], [2], [3]]);
    other.close();
  });

  it('can go on after a statement inside failed and was caught', () => {
    insert(1);
    db.transaction(() => {
      expect(() => insert(1)).toThrow(/UNIQUE/);
      insert(2);
    });
    expect(db.all('SELECT n FROM t')).toEqual([[1], [2]]);
  });
});

describe('files', () => {
  it('a read-only connection reads what is committed and writes nothing', () => {
    const reader = openDatabase({ file: db.file, synchronous: 'FULL', readOnly: true });
    insert(1);
    expect(reader.all('SELECT n FROM t')).toEqual([[1]]);
    expect(() => reader.run('DELETE FROM t')).toThrow(/readonly/);
    reader.close();
    expect(() => openDatabase({ file: join(dir, 'none.db'), synchronous: 'FULL', readOnly: true })).toThrow(
      /no database/,
    );
  });

  it('holds nothing of a deleted row once the log is emptied', async () => {
    insert(1, 'canary-5f3a');
    insert(2, 'other');
    db.truncateWal();
    expect((await readFile(db.file)).includes('canary-5f3a')).toBe(true);
    db.run('DELETE FROM t WHERE n = 1');
    db.truncateWal();
    expect((await readFile(db.file)).includes('canary-5f3a')).toBe(false);
    expect((await stat(`${db.file}-wal`)).size).toBe(0);
  });

  it('says so when a reader keeps the log from being emptied', () => {
    const reader = openDatabase({ file: db.file, synchronous: 'FULL', readOnly: true });
    const writer = openDatabase({ file: db.file, synchronous: 'FULL', busyTimeout: 20 });
    reader.exec('BEGIN; SELECT * FROM t');
    writer.run('INSERT INTO t (n) VALUES (1)');
    expect(() => writer.truncateWal()).toThrow(/in use/);
    reader.exec('ROLLBACK');
    writer.truncateWal();
    for (const one of [reader, writer]) one.close();
  });

  it('names a file that is no database', async () => {
    const file = join(dir, 'bad.db');
    await writeFile(file, 'no database at all '.repeat(1_000));
    expect(() => openDatabase({ file, synchronous: 'FULL' })).toThrow(DamagedDatabase);
    expect(() => openDatabase({ file, synchronous: 'FULL' })).toThrow(file);
  });
});
