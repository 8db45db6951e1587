import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { enterHeaders } from './entry'

const FILE = 'https://sito.example/v2/files/4f0c7d5e-1a64-4b8e-9a1f-0f6f5f3b8c11/content'
const PICTURE = 'https://sito.example/v2/storage/files/4f0c7d5e-1a64-4b8e-9a1f-0f6f5f3b8c11'
const cookie = 'admin_access=a; agent_access=g'

function bearer(url: string, referer: string, more: Record<string, string> = {}) {
  const headers = new Headers({ cookie, 'sec-fetch-site': 'same-origin', ...more })
  if (referer) headers.set('referer', referer)
  return enterHeaders({ method: 'GET', url, headers }, 'r').get('authorization')
}

describe('the area of a link to a file', () => {
  it('is that of the page it stands on, where its address names none', () => {
    expect(bearer(FILE, 'https://sito.example/agents/system/Comunicazioni/1')).toBe('Bearer g')
    expect(bearer(PICTURE, 'https://sito.example/admin/site/faqsList')).toBe('Bearer a')
    expect(bearer(`${FILE}?area=admin`, 'https://sito.example/agents')).toBe('Bearer a')
    expect(bearer('https://sito.example/v2/files/mine/zip?area=agent&ids=1,2', '')).toBe('Bearer g')
  })

  it('is known for every link that a page of an area has to something that is not public', () => {
    const screens = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('site/'),
    )
    const links = screens.flatMap((file) => {
      const text = readFileSync(path.join('components', file), 'utf8')
      return [...text.matchAll(/href=\{?["`](\/v2\/[^"`]+)["`]/g)].map(([, link = '']) => link)
    })
    // The values of the indexes are everybody's.
    const own = links.filter((link) => !link.startsWith('/v2/rates?'))
    expect(own.length).toBeGreaterThan(6)
    const unknown = own.filter((link) => {
      const url = `https://sito.example${link.replaceAll(/\$\{area\}/g, 'agent').replaceAll(/\$\{[^}]*\}/g, 'x1')}`
      return bearer(url, 'https://sito.example/agents/reports/pratiche/1') === null
    })
    expect(unknown).toEqual([])
  })

  it('is nobody’s on a public page, on another site’s, and for what is no file', () => {
    expect(bearer(FILE, 'https://sito.example/news/1')).toBeNull()
    expect(bearer(FILE, '')).toBeNull()
    expect(bearer(FILE, 'https://altro.example/agents/pagina', { 'sec-fetch-site': 'cross-site' })).toBeNull()
    expect(bearer('https://sito.example/v2/tickets', 'https://sito.example/agents')).toBeNull()
  })
})
