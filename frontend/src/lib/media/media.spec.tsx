import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Art } from '../../ui/art/Art.tsx';
import { CallFailed } from '../failure.ts';
import { createRenew } from './createRenew.ts';
import { fetchRenewed } from './fetchRenewed.ts';
import { type Renew, RenewMedia } from './RenewMedia.ts';
import { useDownload } from './useDownload.ts';

const MINUTE = 60_000;
let place = 0;
/** A link as the house makes it now, to a place of its own unless told. */
const link = (to = `p${(place += 1)}`, more = '') =>
  `/media/${to}?iat=${Date.now()}&exp=${Date.now() + 5 * MINUTE}&sig=${Date.now()}${more}`;
const renew = jest.fn<Renew>();

let today = Date.now();
beforeEach(() => {
  jest.useFakeTimers({ now: (today += 3 * 24 * 60 * MINUTE) }); // time goes on from test to test
  renew.mockReset();
  renew.mockImplementation(async (address) => link(address.slice('/media/'.length).split('?')[0], '&again'));
});
afterEach(() => void jest.useRealTimers());

describe('a picture', () => {
  const shown = (src: string) => (
    <RenewMedia value={renew}>
      <Art src={src} alt="Mia" />
    </RenewMedia>
  );
  const src = () => screen.getByRole('img').getAttribute('src');
  const comes = () => fireEvent.load(screen.getByRole('img'));
  const fails = () => act(async () => void fireEvent.error(screen.getByRole('img')));

  it('stays as it is while new links to it come, and becomes another where they lead elsewhere', () => {
    const first = link('one');
    const { rerender } = render(shown(first));
    jest.advanceTimersByTime(MINUTE);
    rerender(shown(link('one')));
    expect(src()).toBe(first);
    const other = link();
    rerender(shown(other));
    expect(src()).toBe(other);
  });

  it('is shown again from what this browser has, and by the newest link where it has it no more', async () => {
    const first = link('two');
    render(shown(first)).unmount();
    const second = link('two', '&n=2');
    const { unmount } = render(shown(second));
    expect(src()).toBe(second); // it never came
    comes();
    unmount();
    jest.advanceTimersByTime(10 * MINUTE);
    const third = link('two');
    render(shown(third));
    expect(src()).toBe(second);
    await fails();
    expect(src()).toBe(third);
    expect(renew).not.toHaveBeenCalled();
  });

  it('that comes into view after its link has run out is fetched by a new one', async () => {
    const first = link();
    render(shown(first));
    jest.advanceTimersByTime(6 * MINUTE);
    await fails();
    expect(renew.mock.calls).toEqual([[first]]);
    expect(src()).not.toBe(first);
    expect(src()?.split('?')[0]).toBe(first.split('?')[0]);
  });

  it('that is gone is not asked for without end', async () => {
    render(shown(link()));
    await fails();
    expect(renew).not.toHaveBeenCalled();
    for (let n = 0; n < 10; n += 1) {
      jest.advanceTimersByTime(6 * MINUTE);
      await fails();
    }
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('stands as it is while the house does not answer, and where it has no link', async () => {
    renew.mockRejectedValue(new Error('away'));
    const first = link();
    const { rerender } = render(shown(first));
    jest.advanceTimersByTime(6 * MINUTE);
    await fails();
    expect(src()).toBe(first);
    for (const plain of ['data:image/svg+xml,x', '/assets/a.webp', '/media/shared/s/picture-0.webp']) {
      rerender(shown(plain));
      await fails();
      expect(src()).toBe(plain);
    }
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('has a life by the house’s clock, not by this one’s', async () => {
    const first = link();
    jest.setSystemTime(Date.now() - 24 * 60 * MINUTE); // this clock is a day late, and always was
    render(shown(`${first}&x`));
    jest.advanceTimersByTime(6 * MINUTE);
    await fails();
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('a download', () => {
  const failed = jest.fn();
  function Save({ address }: { address: string }) {
    const download = useDownload(address, failed);
    return (
      <a href={address} download onClick={(event) => void download(event)}>
        Save
      </a>
    );
  }
  const show = (address: string) =>
    render(
      <RenewMedia value={renew}>
        <Save address={address} />
      </RenewMedia>,
    );
  const saved: string[] = [];
  const press = () => act(async () => fireEvent.click(screen.getByRole('link')));
  beforeEach(() => {
    saved.length = 0;
    failed.mockReset();
    document.body.onclick = (event) => event.preventDefault(); // jsdom goes nowhere
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => {
    document.body.onclick = null;
    jest.restoreAllMocks();
  });

  it('is the browser’s own while its link holds, and is renewed when that has run out', async () => {
    const address = link('sound', '&download=Mia.mp3');
    show(address);
    await press();
    expect(renew).not.toHaveBeenCalled();
    jest.advanceTimersByTime(6 * MINUTE);
    await press();
    expect(renew.mock.calls).toEqual([[address]]);
    expect(saved.at(-1)).toMatch(/^\/media\/sound\?/);
    renew.mockResolvedValue(null);
    await press();
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('what is kept on the device', () => {
  it('is fetched by a new link where the given one has run out, by this clock or by the house’s', async () => {
    const asked: string[] = [];
    const first = link('kept');
    const fetch = async (address: string) => {
      asked.push(address);
      return new Response('', { status: address === first ? 403 : 200 });
    };
    expect((await fetchRenewed(renew, fetch)(first)).status).toBe(200);
    jest.advanceTimersByTime(6 * MINUTE);
    expect((await fetchRenewed(renew, fetch)(first)).status).toBe(200);
    expect(asked.map((address) => address === first)).toEqual([true, false, false]);
  });
});

describe('the house', () => {
  it('is asked for the same link again, and says where there is none', async () => {
    const calls: string[] = [];
    const http = {
      call: async <T,>(_method: string, path: string) => {
        calls.push(path);
        if (calls.length > 1)
          throw new CallFailed(
            calls.length === 2
              ? { kind: 'refused', status: 404, code: 'notFound', facts: {}, fields: {} }
              : { kind: 'offline' },
          );
        return { url: '/media/new' } as T;
      },
    };
    const ask = createRenew(http);
    expect(await ask('/media/a?iat=1&exp=2&sig=x')).toBe('/media/new');
    expect(calls).toEqual(['/api/media/link?of=%2Fmedia%2Fa%3Fiat%3D1%26exp%3D2%26sig%3Dx']);
    expect(await ask('/media/a')).toBeNull();
    await expect(ask('/media/a')).rejects.toThrow(CallFailed);
  });
});
