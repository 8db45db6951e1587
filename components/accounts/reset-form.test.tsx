import { screen } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { ResetForm } from './reset-form'

async function chosen(isInvited: boolean) {
  stubNetwork({ 'POST /v2/agents/password/reset': () => ({ body: {} }) })
  const { user } = renderShell(<ResetForm area="agent" token="segreto" isInvited={isInvited} />)
  await user.type(screen.getByLabelText(/^Nuova password/), 'una frase davvero lunga')
  await user.click(screen.getByRole('button', { name: 'MODIFICA' }))
}

test('who was invited is led to the second factor, by the sign-in', async () => {
  await chosen(true)
  const link = await screen.findByRole('link', { name: 'ACCEDI E ATTIVA LA VERIFICA' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://sito.example')
  expect([pathname, searchParams.get('next')]).toEqual(['/agents/login', '/agents/settings#due-passaggi'])
  expect(screen.getByRole('link', { name: 'PIÙ TARDI' }).getAttribute('href')).toBe('/agents/login')
})

test('who had forgotten a password signs in again', async () => {
  await chosen(false)
  expect((await screen.findByRole('link', { name: 'ACCEDI' })).getAttribute('href')).toBe('/agents/login')
})
