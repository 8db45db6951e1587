import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { SETTINGS } from '@/lib/registry/settings'
import { companySetting } from '@/lib/settings/company'
import { InstallationSettings } from './installation-settings'

const item = ({ key, group, label, help, isPublic, initial }: (typeof SETTINGS)[number]) => ({
  key,
  group,
  label,
  help,
  isPublic,
  initial,
  value: initial,
  isInitial: true,
  version: 0,
  updatedAt: null,
  updatedBy: null,
})
const CHANGED = { value: 'Banca d’Italia', isInitial: false, version: 3 }
const BY = { updatedAt: '2026-11-22T10:00:00.000Z', updatedBy: 'Ada Prova' }
const items = () =>
  SETTINGS.map((one) => (one.key === 'tassiFonte' ? { ...item(one), ...CHANGED, ...BY } : item(one)))

const lineOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement

test('shows every setting with its value, and finds some by their words', async () => {
  stubNetwork({ 'GET /v2/settings': () => ({ body: { items: items() } }) })
  const { user, container } = renderShell(<InstallationSettings />)
  const line = await lineOf('Fonte dei tassi')
  expect(within(line).getByText('Banca d’Italia')).toBeTruthy()
  expect(within(line).getByText(/Cambiata da Ada Prova il 22\/11\/2026/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(SETTINGS.length)
  expect(await axeViolations(container)).toEqual([])
  await user.type(screen.getByRole('searchbox'), 'pension inps')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Pensione minima',
  ])
  expect(screen.getByText('611,85 €')).toBeTruthy()
})

test('a form sends the value as the API wants it, with the version that was seen', async () => {
  const calls = stubNetwork({
    'GET /v2/settings': () => ({ body: { items: items() } }),
    'PATCH /v2/settings/pensioneMinima': ({ body }) => ({
      body: {
        ...items().find(({ key }) => key === 'pensioneMinima'),
        value: (body as { value: number }).value,
        isInitial: false,
        version: 1,
        ...BY,
      },
    }),
  })
  const { user } = renderShell(<InstallationSettings />)
  await lineOf('Pensione minima')
  await user.click(screen.getByRole('button', { name: 'MODIFICA: Pensione minima' }))
  const field = await screen.findByRole('textbox', { name: /Al mese/ })
  await user.clear(field)
  await user.type(field, '620,5')
  await user.click(screen.getByRole('button', { name: 'SALVA' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ value: 62_050, version: 0 }),
  )
  expect(within(await lineOf('Pensione minima')).getByText('620,50 €')).toBeTruthy()
})

test('the company’s form shows the footer as it will be', async () => {
  stubNetwork({ 'GET /v2/settings': () => ({ body: { items: items() } }) })
  const { user } = renderShell(<InstallationSettings />)
  await lineOf('Dati della società')
  await user.click(screen.getByRole('button', { name: 'MODIFICA: Dati della società' }))
  const name = await screen.findByRole('textbox', { name: /Ragione sociale/ })
  await user.clear(name)
  await user.type(name, 'Nuova S.p.A.')
  expect(within(screen.getByRole('figure')).getByText('Nuova S.p.A.')).toBeTruthy()
})

test('what somebody else has saved meanwhile is told, and saving again keeps what was typed', async () => {
  let version = 3
  const calls = stubNetwork({
    'GET /v2/settings': () => ({
      body: { items: items().map((one) => (one.key === 'tassiFonte' ? { ...one, version } : one)) },
    }),
    'PATCH /v2/settings/tassiFonte': ({ body }) =>
      (body as { version: number }).version === 5
        ? { body: { ...items().find(({ key }) => key === 'tassiFonte'), version: 6 } }
        : { status: 409, body: { code: 'stale_version', status: 409, detail: 'Vecchia.' } },
  })
  const { user } = renderShell(<InstallationSettings />)
  await lineOf('Fonte dei tassi')
  await user.click(screen.getByRole('button', { name: 'MODIFICA: Fonte dei tassi' }))
  version = 5
  await user.type(await screen.findByRole('textbox', { name: /Fonte/ }), '!')
  await user.click(screen.getByRole('button', { name: 'SALVA' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ada Prova l’ha cambiata')
  await user.click(screen.getByRole('button', { name: 'SALVA' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { value: 'Banca d’Italia!', version: 3 },
    { value: 'Banca d’Italia!', version: 5 },
  ])
})

test('names what is emptied by going back to a beginning in which it was not said', async () => {
  const { key } = companySetting
  const value = { ...companySetting.initial, ragioneSociale: 'Esempio S.p.A.', pec: 'esempio@pec.example' }
  stubNetwork({
    'GET /v2/settings': () => ({
      body: { items: items().map((one) => (one.key === key ? { ...one, value, isInitial: false } : one)) },
    }),
  })
  const { user } = renderShell(<InstallationSettings />)
  await lineOf('Dati della società')
  await user.click(screen.getByRole('button', { name: 'Torna al valore iniziale: Dati della società' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toMatch(/Restano vuoti:.*Ragione sociale.*PEC/)
})

test('goes back to the initial value once that is confirmed', async () => {
  const calls = stubNetwork({
    'GET /v2/settings': () => ({ body: { items: items() } }),
    'PATCH /v2/settings/tassiFonte': () => ({
      body: {
        ...items().find(({ key }) => key === 'tassiFonte'),
        value: '',
        isInitial: true,
        updatedAt: null,
      },
    }),
  })
  const { user } = renderShell(<InstallationSettings />)
  await lineOf('Fonte dei tassi')
  await user.click(screen.getByRole('button', { name: 'Torna al valore iniziale: Fonte dei tassi' }))
  await user.click(await screen.findByRole('button', { name: 'TORNA AL VALORE INIZIALE' }))
  await waitFor(() => expect(screen.queryByText('Banca d’Italia')).toBeNull())
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ value: '', version: 3 })
})
