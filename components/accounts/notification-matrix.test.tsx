import { screen, waitFor } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { PreferencesSections } from './preferences-sections'

const OWN = {
  notifiche: { lead: { campanella: true, email: true }, invito: { campanella: true } },
  pagina: '',
  version: 0,
}

test('each box is saved at once, with the version that was seen; what is not told in a way has no box', async () => {
  const calls = stubNetwork({
    'GET /v2/preferences': () => ({ body: OWN }),
    'PATCH /v2/preferences': ({ body }) => ({
      body: { ...OWN, notifiche: { ...OWN.notifiche, ...(body as typeof OWN).notifiche }, version: 1 },
    }),
  })
  const { user, container } = renderShell(<PreferencesSections />, { area: 'agent' })
  const mail = await screen.findByRole('checkbox', { name: 'E-mail: Ricevi una richiesta' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(await axeViolations(container)).toEqual([])
  await user.click(mail)
  await waitFor(() => expect(mail).not.toBeChecked())
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { notifiche: { lead: { email: false } }, version: 0 },
  ])
})

test('what is refused stays as it was', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  stubNetwork({
    'GET /v2/preferences': () => ({ body: OWN }),
    'PATCH /v2/preferences': () => ({
      status: 422,
      body: { code: 'invalid', status: 422, detail: 'Lascia almeno una scelta.', errors: [] },
    }),
  })
  const { user } = renderShell(<PreferencesSections />, { area: 'agent' })
  const bell = await screen.findByRole('checkbox', { name: 'Campanella: Ricevi una richiesta' })
  await user.click(bell)
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(bell).toBeChecked()
})
