import type { Page } from '@playwright/test'
import type { Riga } from '../../lib/features/price-tables/schema'
import { taeg } from '../../lib/finance/taeg'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded } from '../ui'

type Detail = { _id: string; version: number; righe: Riga[] }
type Call = { method?: string; path: string; body?: object }

/** A call of /v2 as the open page makes it. */
const call = <T>(page: Page, { method = 'GET', path, body }: Call): Promise<T> =>
  page.evaluate(
    async ([verb, to, given]) => {
      const reply = await fetch(`/v2/${to}`, {
        method: verb,
        headers: { 'x-area': 'admin', 'content-type': 'application/json' },
        body: given,
      })
      if (!reply.ok) throw new Error(`${verb} ${to}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )

/** The same credit with two percent more to pay at the start; the row stays consistent, so that no check refuses it. */
function dearer({ importo, durata, rata, spese, ...rest }: Riga): Riga {
  const dear = Math.round((spese + importo * 0.02) * 100) / 100
  const payments = Array.from({ length: durata }, (_, at) => ({
    t: (at + 1) / 12,
    importo: Math.round(rata * 100),
  }))
  const drawn = [{ t: 0, importo: Math.round((importo - dear) * 100) }]
  const rate = taeg({ erogazioni: drawn, pagamenti: payments })
  return { ...rest, importo, durata, rata, spese: dear, taeg: Math.round(rate * 100) / 100 }
}

test('before a grid is published, the dialog says old and new, and names what jumps', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/site/asa')
  await expectLoaded(page)
  const { items } = await call<{ items: { _id: string }[] }>(page, {
    path: 'tabelle?filter[stato]=pubblicata&filter[validFrom]=..oggi&filter[prodotto]=prestito&limit=1',
  })
  const made = await call<{ _id: string }>(page, {
    method: 'POST',
    path: `tabelle/${items[0]?._id}/versions`,
    body: {},
  })
  const path = `tabelle/${made._id}`
  const draft = await call<Detail>(page, { path })
  const righe = draft.righe.map((riga, at) => (at === 0 ? dearer(riga) : riga))
  await call(page, { method: 'PATCH', path, body: { righe, version: draft.version } })

  await page.goto(`/admin/site/asa/${made._id}`)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'PUBBLICA', exact: true }).click()
  const asked = dialog(page, /^Pubblica: /)
  await expect(asked.getByText(/: 1 riga cambiata/)).toBeVisible()
  await expect(
    asked.getByText('Cambiamenti insoliti, di oltre un punto: controlla la virgola.'),
  ).toBeVisible()
  await expect(asked.getByText(/TAEG più basso: /)).toBeVisible()
  const jump = asked
    .getByRole('listitem')
    .filter({ hasText: /^1\.000\s€ in 12 mesi: .+ da \d+,\d+.* a \d+,\d+/ })
  await expect(jump.first()).toBeVisible()
  await asked.getByRole('button', { name: 'ANNULLA' }).click()
})
