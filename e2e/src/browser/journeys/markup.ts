import assert from 'node:assert/strict';
import { isComplete } from '../../complete.ts';
import { payloads } from '../../fuzz/payloads.ts';
import type { Test } from '../runTests.ts';
import { showMarkup } from '../showMarkup.ts';

const SEED = 'moonlit';

const asText: Test = {
  name: 'what people write is shown as they wrote it: none of it runs, and the policy has nothing to stop',
  async run(given) {
    assert.deepEqual(await showMarkup(given, payloads(isComplete ? 5_000 : 300, SEED)), []);
  },
  within: isComplete ? 6_000_000 : 1_200_000,
};

type Rules = { createPolicy: (name: string, rules: object) => unknown };
const policy: Test = {
  name: 'the policy lets no rule be made that it does not name, no script stand in a page, and no form be sent elsewhere',
  async run({ home, open }) {
    for (const path of ['/', '/dashboard']) {
      const { page } = await open({ device: 'desktop', parent: home.anna, path, mayLog: /Content Security Policy|TrustedScript|TrustedHTML|form-action/i }); // prettier-ignore
      const stopped = await page.evaluate(async () => {
        const heard: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          heard.push(effectiveDirective),
        );
        const refused = (act: () => unknown) => {
          try {
            act();
            return 'done';
          } catch (error) {
            return (error as Error).name;
          }
        };
        const { trustedTypes } = window as unknown as { trustedTypes: Rules };
        const unnamed = refused(() =>
          trustedTypes.createPolicy('another', { createHTML: (html: string) => html }),
        );
        const fallback = refused(() =>
          trustedTypes.createPolicy('default', { createHTML: (html: string) => html }),
        );
        const html = refused(() => (document.createElement('p').innerHTML = '<b>x</b>'));
        const script = document.createElement('script');
        script.append('window.ranInline = true');
        refused(() => document.head.append(script));
        const form = Object.assign(document.createElement('form'), {
          action: 'https://elsewhere.example/',
          method: 'post',
        });
        document.body.append(form);
        form.submit();
        const base = Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' });
        document.head.append(base);
        const awaited = ['base-uri', 'form-action', 'require-trusted-types-for', 'trusted-types'];
        const until = performance.now() + 20_000; // they are told one after the other, a moment later
        while (!awaited.every((one) => heard.includes(one)) && performance.now() < until)
          await new Promise(requestAnimationFrame);
        const { ranInline = false } = window as { ranInline?: boolean };
        return { unnamed, fallback, html, ranInline, base: document.baseURI === location.href, heard: [...new Set(heard)].toSorted() }; // prettier-ignore
      });
      assert.deepEqual(stopped, {
        unnamed: 'TypeError',
        fallback: 'TypeError',
        html: 'TypeError',
        ranInline: false,
        base: true,
        heard: ['base-uri', 'form-action', 'require-trusted-types-for', 'trusted-types'],
      });
    }
  },
};

export const markups: readonly Test[] = [asText, policy];
