import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');
const rows = [...page.matchAll(/^\| (\d[\d., ]*) \|(.*)\|$/gm)].map(([, points = '', rest = '']) => ({
  points: points.split(',').map((point) => point.trim()),
  rest,
}));
const { workspaces } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { workspaces: string[] };
const files = [...workspaces.map((name) => `${name}/src`), 'scripts'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const withoutEnd = files.map((file) => file.replace(/\.tsx?$/, ''));

describe('the list of security points', () => {
  // ASVS 5.0.0: 70 points of level 1, 183 of level 2
  it('has each point of both levels once', () => {
    const points = rows.flatMap((row) => row.points);
    expect(points).toHaveLength(253);
    expect(new Set(points).size).toBe(253);
  });

  it('names tests that are there', () => {
    const named = rows.flatMap(({ rest }) =>
      [...rest.matchAll(/`([\w./-]+\.(?:spec|contract|ts|mjs))`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(
      (name) => ![...files, ...withoutEnd].some((file) => file === name || file.endsWith(`/${name}`)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
