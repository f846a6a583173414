import { expect, it, jest } from '@jest/globals';

const fetched: string[] = [];
const part = (name: string) => () => {
  fetched.push(name);
  return { default: () => null };
};
jest.unstable_mockModule('../notices/Toasts.tsx', part('toasts'));
jest.unstable_mockModule('../ui/overlays/DialogSheet.tsx', part('dialog'));
const { registerWorker } = await import('./registerWorker.ts');

it('brings what tells of a lost network beforehand where no service worker can keep it', async () => {
  expect('serviceWorker' in navigator).toBe(false);
  await registerWorker();
  expect(fetched).toEqual(['toasts', 'dialog']);
});
