/**
 * Runs in every page from its start: keeps what was run that no page of ours would run, and what the content
 * security policy had to stop.
 */
export function watchMarkup(): void {
  const heard: string[] = [];
  const canary = () => heard.push(`a payload ran at ${location.pathname}`);
  Object.assign(window, { heardMarkup: heard, canary });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    heard.push(`${effectiveDirective} stopped ${blockedURI} ${sample} at ${location.pathname}`),
  );
}

/** What was heard so far, and what stands in the page as markup that came from a payload. */
export function heardMarkup(): string[] {
  const { heardMarkup: heard = [] } = window as { heardMarkup?: string[] };
  const leadsAstray = (value: string) => {
    if (!URL.canParse(value, 'https://house')) return false;
    const { protocol, host, pathname } = new URL(value, 'https://house');
    return (
      protocol === 'javascript:' ||
      host === 'evil.example' ||
      (protocol === 'data:' && !pathname.startsWith('image/'))
    );
  };
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(on|srcdoc$)/i.test(name) ||
          (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) && leadsAstray(value)),
      )
      .map(({ name, value }) => `${element.localName} has ${name}=${value.slice(0, 80)}`),
  );
  const elements = [...document.querySelectorAll('script, iframe, object, embed, base, marquee, math, style')]
    .filter(
      (element) =>
        /canary|evil\.example/.test(element.outerHTML) ||
        element.matches('object, embed, base, marquee, math'),
    )
    .map(({ outerHTML }) => `there is ${outerHTML.slice(0, 120)}`);
  return [...heard, ...attributes, ...elements];
}
