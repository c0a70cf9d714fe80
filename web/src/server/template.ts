interface Filling {
  language: string;
  head: string;
  body: string;
}

const between = (name: string) => new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);

/** The built `index.html` with what is between its marks replaced. */
export const fillTemplate = (template: string, { language, head, body }: Filling): string =>
  template
    .replace('<html lang="en">', `<html lang="${language}">`)
    // as functions: a text may hold `$&`, which would mean something here
    .replace(between('head'), () => head)
    .replace(between('body'), () => body);

/** The same without any code. */
export const withoutScripts = (template: string): string =>
  template
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/<noscript>[^]*?<\/noscript>/g, '')
    .replace(/<link rel="expect"[^>]*>/g, '');
