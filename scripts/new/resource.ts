import { after, all, atEndOf, before, importing } from './edit'
import { type Names, namesOf, sentence } from './names'
import type { Recipe } from './types'

const USAGE = 'resource convenzioni convenzione'

/** Most Italian words in -a and -zione are feminine; of others the declaration is put right by hand. */
const articleOf = ({ words }: Names) => (/(?:a|[sz]ione|tà)$/.test(words) ? 'f' : 'm')
const newOne = (one: Names) => `${articleOf(one) === 'f' ? 'Nuova' : 'Nuovo'} ${one.words}`

/** The table's columns that every record has stand in each model alike. */
const model = (many: Names, one: Names) => `/// ${sentence(many.words)}: what they are, in a sentence.
model ${one.pascal} {
  id        String   @id @db.Uuid
  titolo    String
  published Boolean  @default(false)
  version   Int      @default(1)
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt DateTime @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)

  @@index([titolo, id])
  @@index([createdAt, id])
  @@map("${many.snake}")
}
`

const migration = ({ snake }: Names) => `-- CreateTable
CREATE TABLE "${snake}" (
    "id" UUID NOT NULL,
    "titolo" TEXT NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "${snake}_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "${snake}_titolo_id_idx" ON "${snake}"("titolo", "id");

-- CreateIndex
CREATE INDEX "${snake}_created_at_id_idx" ON "${snake}"("created_at", "id");
`

const schema = (one: Names) => `import { z } from 'zod'

/** What of ${one.words} is written by people. */
export const ${one.camel}Schema = z.strictObject({
  titolo: z
    .string('Scrivi il titolo.')
    .trim()
    .min(2, 'Scrivi il titolo.')
    .max(120, 'Al massimo 120 caratteri.'),
  published: z.boolean('Indica se è pubblicata.'),
})
`

const resource = (many: Names, one: Names) => `import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { ${one.camel}Schema } from './schema'

const edit = adminsWith('content_manage')

/** ${sentence(many.words)}: what they are, in a sentence. */
export const ${many.camel} = defineResource({
  path: '${many.camel}',
  page: '/admin/site/${many.kebab}',
  model: '${one.camel}',
  audit: '${many.pascal}',
  labels: { one: '${one.words}', many: '${many.words}', article: '${articleOf(one)}' },
  title: (row) => String(row.titolo),
  schema: ${one.camel}Schema,
  initial: { titolo: '', published: false },
  permission: 'content_manage',
  access: { read: edit, create: edit, update: edit, delete: edit },
  list: {
    columns: [
      { path: 'titolo', label: 'Titolo', kind: 'title', sort: 'titolo' },
      { path: 'published', label: 'Pubblicata', kind: 'boolean' },
    ],
    filters: [{ name: 'published', label: 'Pubblicata', kind: 'boolean' }],
    sorts: ['titolo', 'createdAt'],
    defaultSort: 'titolo',
  },
  form: [
    { name: 'titolo', label: 'Titolo', kind: 'text', required: true },
    { name: 'published', label: 'Pubblicata', kind: 'boolean' },
  ],
})
`

const form = (one: Names) => `'use client'

import { recordForm } from '@/components/data/form/record-form'
import { ${one.camel}Schema } from './schema'

export const ${one.pascal}Form = recordForm(${one.camel}Schema)
`

const listPage = (many: Names) => `import { ${many.camel} } from '@/lib/features/${many.kebab}/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: '${sentence(many.words)}' }

export default listPage(${many.camel})
`

const formPage = (
  maker: 'addPage' | 'itemPage',
  title: string,
  many: Names,
  one: Names,
) => `import { ${one.pascal}Form } from '@/lib/features/${many.kebab}/form'
import { ${many.camel} } from '@/lib/features/${many.kebab}/resource'
import { ${maker} } from '@/lib/resources/pages'

export const metadata = { title: '${title}' }

export default ${maker}(${many.camel}, ${one.pascal}Form)
`

const screens = (many: Names, one: Names) => `...records(
        screen(at('site/${many.kebab}'), '${sentence(many.words)}', 'folder', {
          permissions: content,
          built,
        }),
        '${sentence(one.words)}',
        '${newOne(one)}',
      ),
      `

const sample = (many: Names, one: Names) => `
  ${many.camel}: {
    build: (n) =>
      db().${one.camel}.create({
        data: { id: newId(), titolo: \`Titolo \${n % 4}\`, published: n % 2 === 0 },
      }),
    body: async (n) => ({ titolo: \`Scritta \${n}\`, published: false }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ titolo: '' }, 'titolo'],
      [{ published: 'forse' }, 'published'],
    ],
  },`

/** A kind of record with a list, a form, an API and a history. `stamp`: what the migration of its table begins with. */
export const resourceAt =
  (stamp: string): Recipe =>
  ([name, single = name]) => {
    const many = namesOf(name, USAGE)
    const one = namesOf(single, USAGE)
    const feature = `lib/features/${many.kebab}`
    const migrationFolder = `prisma/migrations/${stamp}_${many.snake}`
    const page = `app/admin/(console)/site/${many.kebab}`
    const line = `  ${many.camel}: async () => (await import('@/lib/features/${many.kebab}/resource')).${many.camel},\n`
    return {
      files: {
        [`prisma/schema/${many.kebab}.prisma`]: model(many, one),
        [`${migrationFolder}/migration.sql`]: migration(many),
        [`${feature}/schema.ts`]: schema(one),
        [`${feature}/resource.ts`]: resource(many, one),
        [`${feature}/form.tsx`]: form(one),
        [`${page}/page.tsx`]: listPage(many),
        [`${page}/add/page.tsx`]: formPage('addPage', newOne(one), many, one),
        [`${page}/[id]/page.tsx`]: formPage('itemPage', sentence(one.words), many, one),
      },
      edits: {
        'lib/registry/declared.ts': atEndOf('export const DECLARED', '}', line),
        'lib/history/models.ts': atEndOf(
          'export const AUDIT_MODELS',
          '}',
          `  ${many.pascal}: '${sentence(one.words)}',\n`,
        ),
        'components/shell/navigation/admin-office.ts': before(
          "...records(\n        screen(at('site/merchandising')",
          screens(many, one),
        ),
        'lib/testing/contract/samples-content.ts': all(
          after('export const content: Record<string, Sample> = {', sample(many, one)),
          importing('newId', '@/lib/core/ids'),
          importing('db', '@/lib/core/db'),
        ),
      },
      left: [
        `le colonne: prisma/schema/${many.kebab}.prisma, ${feature}/schema.ts, ${feature}/resource.ts; le righe sotto un record: docs/recipes.md, «Rows of a record»`,
        `la migrazione: cancella ${migrationFolder}, e npm run migrate:new -- ${many.snake} la scrive com’è ora lo schema`,
        'chi può: `permission` e `access` della dichiarazione',
        'i nomi che leggono le persone: `labels`, i titoli delle pagine, lib/history/models.ts',
        'dove sta nel menu: components/shell/navigation/admin-*.ts; le schede di un gruppo stanno su una riga (npm test -- jest components/shell/whole-shell)',
        'il campione del contratto, con righe che hanno ciò che ogni filtro cerca: lib/testing/contract/samples-content.ts',
        'le colonne che parlano di persone: lib/features/privacy/personal-data.ts',
        `poi: npm run generate, e npm test -- jest lib/resources/contract/content lib/resources/declarations`,
      ],
    }
  }
