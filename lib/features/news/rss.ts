import type { NewsTeaser } from './types'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/* Characters that XML 1.0 does not have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const element = (name: string, text: string) => `<${name}>${escaped(text.replace(FORBIDDEN, ''))}</${name}>`

function item({ slug, titolo, abstract, categoria, publishedAt }: NewsTeaser, siteUrl: string): string {
  const link = `${siteUrl}/news_name/${slug}`
  return [
    '<item>',
    element('title', titolo),
    element('link', link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    element('category', categoria),
    element('description', abstract),
    '</item>',
  ].join('')
}

/** The newest items as RSS 2.0. */
export function rssFeed(news: readonly NewsTeaser[], siteUrl: string, marchio: string): string {
  const [newest] = news
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${marchio}: news`),
    element('link', `${siteUrl}/news`),
    `<atom:link href="${escaped(siteUrl)}/news/rss.xml" rel="self" type="application/rss+xml"/>`,
    element('description', 'Mutui, tassi, prestiti, casa e imprese: notizie con tutti i costi indicati.'),
    element('language', 'it-it'),
    newest ? element('lastBuildDate', newest.publishedAt.toUTCString()) : '',
    ...news.map((one) => item(one, siteUrl)),
    '</channel></rss>',
  ].join('\n')
}
