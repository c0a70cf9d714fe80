import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LinkedText } from '../../src/ui/text/LinkedText.tsx';

const linksIn = (text: string) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container).toHaveTextContent(text.replaceAll(/\s+/g, ' '));
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('what somebody wrote', () => {
  it.each([
    ['Rules: https://club.example.org/rules?x=1#y.', ['https://club.example.org/rules?x=1#y']],
    ['(see https://example.org/a_(b)) and www.example.com', ['https://example.org/a_(b)', 'https://www.example.com']],
    ['Map at club.example.com/map, please', ['https://club.example.com/map']],
    ['Two: https://one.example https://two.example', ['https://one.example', 'https://two.example']],
    ['Line\nhttps://example.org\nline', ['https://example.org']],
  ])('has links where it has addresses: %j', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it.each([
    'http://example.org is not safe',
    'javascript:alert(1) javascript://example.org/%0aalert(1)',
    'data:text/html,x //example.org/x ftp://example.org',
    'Bring 2.5 l of water, e.g. tea. 5.com? ada@example.org',
    '',
  ])('has none otherwise: %j', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('has the host behind each link that is more than that, where that is wanted', () => {
    const text = 'https://evil.example/bank.example www.example.org/x https://example.org';
    render(<LinkedText withHosts>{text}</LinkedText>);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'https://evil.example/bank.example (evil.example)',
      'www.example.org/x (www.example.org)',
      'https://example.org',
    ]);
  });

  it('asks search engines not to follow its links, and gives the sites that they open no access to the page', () => {
    render(<LinkedText>https://example.org</LinkedText>);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  });
});
