import { screen, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { Field, ResourceView } from '@/lib/resources/view'
import { recordForm } from './record-form'

const text = (name: string, label: string): Field => ({ name, label, kind: 'text' })
const view: ResourceView = {
  path: 'prove',
  page: '/admin/prove',
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list: { columns: [], filters: [], defaultSort: 'nome', search: false, orderWithin: null, bulk: [] },
  writable: true,
  form: [text('nome', 'Nome'), text('citta', 'Comune'), text('note', 'Note')],
  history: [],
}
const Form = recordForm(z.object({ nome: z.string(), citta: z.string(), note: z.string() }))
const READ = { _id: 'p1', version: 1, nome: 'Ada', citta: 'Lodi', note: 'poche' }

afterEach(restoreApi)

/** Types into the form that was read, and sends it after somebody else has saved `theirs`. */
async function conflict(mine: Record<string, string>, theirs: object) {
  jest.spyOn(console, 'error').mockImplementation()
  const latest = { ...READ, ...theirs, version: 2 }
  const stale = { code: 'stale_version', title: 'Conflitto', detail: 'Ricarica.' }
  const calls = fakeApi(({ method, body }) => {
    if (method === 'GET') return { body: latest }
    const sent = body as { version: number }
    return sent.version === 2 ? { body: { ...latest, ...sent, version: 3 } } : { status: 409, body: stale }
  })
  const { user } = renderShell(<Form view={view} row={READ} />)
  for (const [label, value] of Object.entries(mine)) {
    await user.clear(screen.getByRole('textbox', { name: label }))
    await user.type(screen.getByRole('textbox', { name: label }), value)
  }
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'MODIFICA' }))
    const question = await screen.findByRole('dialog', { name: 'Confermi la modifica?' })
    await user.click(within(question).getByRole('button', { name: 'MODIFICA' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
  }
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Qualcun altro ha salvato prima di te' })
  await within(dialog).findByText(/Non è stato perso nulla/)
  const press = async (name: string) => {
    await user.click(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
  const sent = () => calls.filter(({ method }) => method === 'PATCH').at(-1)?.body
  return { user, dialog, press, save, sent }
}

it('joins changes of different fields, and loses neither', async () => {
  const { dialog, press, save, sent } = await conflict({ Nome: 'Ida' }, { citta: 'Pavia' })
  expect(dialog).toHaveTextContent('Cambiati solo da te:NomeAda → Ida')
  expect(dialog).toHaveTextContent('Cambiati solo da chi ha salvato prima:ComuneLodi → Pavia')
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
  await press('UNISCI')
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ida')
  expect(screen.getByRole('textbox', { name: 'Comune' })).toHaveValue('Pavia')
  await save()
  expect(sent()).toEqual({ nome: 'Ida', version: 2 })
})

it('asks which value stays where both changed a field', async () => {
  const both = { nome: 'Eva', citta: 'Pavia' }
  const { user, dialog, press, save, sent } = await conflict({ Nome: 'Ida', Comune: 'Como', Note: 'n' }, both)
  const join = within(dialog).getByRole('button', { name: 'UNISCI' })
  const choose = (field: string, value: RegExp) =>
    user.click(within(within(dialog).getByRole('group', { name: field })).getByRole('radio', { name: value }))
  await choose('Nome', /Salvato\s*Eva/)
  expect(join).toBeDisabled()
  await choose('Comune', /Scritto da te\s*Como/)
  expect(join).toBeEnabled()
  expect(await axeViolations(dialog)).toEqual([])
  await press('UNISCI')
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Eva')
  await save()
  expect(sent()).toEqual({ citta: 'Como', note: 'n', version: 2 })
})

it('still takes everything of one of the two', async () => {
  const mine = await conflict({ Nome: 'Ida' }, { nome: 'Eva', note: 'tante' })
  await mine.press('TIENI LE MIE MODIFICHE')
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ida')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('tante')
})

it('gives up what was typed', async () => {
  const { press } = await conflict({ Nome: 'Ida' }, { nome: 'Eva' })
  await press('CARICA I DATI SALVATI')
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Eva')
  expect(screen.getByRole('button', { name: 'MODIFICA' })).toBeDisabled()
})
