import { escapeMarkup } from '@/lib/core/markup'
import type { NewsTeaser } from './types'

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

function item({ slug, titolo, abstract, categoria, publishedAt }: NewsTeaser, siteUrl: string): string {
  const link = `${siteUrl}/news_name/${slug}`
  return [
    '<item>',
    element('title', titolo),
    element('link', link),
    `<guid isPermaLink="true">${escapeMarkup(link)}</guid>`,
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
    `<atom:link href="${escapeMarkup(siteUrl)}/news/rss.xml" rel="self" type="application/rss+xml"/>`,
    element('description', 'Mutui, tassi, prestiti, casa e imprese: notizie con tutti i costi indicati.'),
    element('language', 'it-it'),
    newest ? element('lastBuildDate', newest.publishedAt.toUTCString()) : '',
    ...news.map((one) => item(one, siteUrl)),
    '</channel></rss>',
  ].join('\n')
}
