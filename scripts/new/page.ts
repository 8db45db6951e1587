import { before } from './edit'
import { type Names, namesOf, sentence } from './names'
import type { Recipe } from './types'

const USAGE = 'page convenzioni'

const route = ({ kebab, pascal, words }: Names) => `import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { ${pascal}Page } from '@/components/site/pages/${kebab}/${kebab}-page'
import { env } from '@/lib/core/env'

export const metadata = pageMetadata({
  title: '${sentence(words)}',
  description: 'Che cosa si trova in questa pagina, in una frase per chi la cerca.',
  path: '/${kebab}',
})

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return <${pascal}Page siteUrl={env().SITE_URL} />
}
`

const component = ({ kebab, pascal, words }: Names) => `import { PageHead } from '@/components/site/page-head'
import { Prose } from '@/components/site/prose'
import { Section } from '@/components/site/section'

/** ${sentence(words)}: what it is for, in a sentence. */
export function ${pascal}Page({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: '${sentence(words)}', path: '/${kebab}' }]}
        title="${sentence(words)}"
        lead="Che cosa si trova in questa pagina."
      />
      <Section id="in-breve" title="In breve">
        <Prose>
          <p>Il testo della pagina.</p>
        </Prose>
      </Section>
    </>
  )
}
`

/** A page of the site, kept and listed for search engines. */
export const page: Recipe = ([name]) => {
  const names = namesOf(name, USAGE)
  const { kebab, words } = names
  return {
    files: {
      [`app/(public)/${kebab}/page.tsx`]: route(names),
      [`components/site/pages/${kebab}/${kebab}-page.tsx`]: component(names),
    },
    edits: {
      'lib/words/public-pages.ts': before(
        "{ path: '/news/{id}'",
        `{ path: '/${kebab}', label: '${sentence(words)}', menu: 'Chiaravia', sitemap: 'words' },\n  `,
      ),
    },
    left: [
      `le parole: title e description in app/(public)/${kebab}/page.tsx, il testo in components/site/pages/${kebab}`,
      'che cosa la fa rifare: cacheTag, con i nomi di PAGINE (lib/features/system/schema.ts)',
      'dove sta nel menu, e se i motori di ricerca la elencano: la sua riga in lib/words/public-pages.ts',
      'i nomi di ciò che chiede un suo modulo: components/leads/lead-words.ts',
      'poi: npm test -- jest scripts/checks/screens, e guardala a 375 e a 1280 pixel',
    ],
  }
}
