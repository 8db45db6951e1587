import { screen, waitFor } from '@testing-library/react'
import { stubNetwork } from '@/components/shell/test-shell'
import { StepEffects } from './step-effects'
import { aCase, renderInCase } from './testing'

const NOTHING = { email: [], senzaEmail: [], storno: null, maturano: null, daConfermare: false, salto: null }

/** Longer than the pause after which a form's step is asked about. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500))

describe('what a step would bring', () => {
  const body = { to: 'liquidata' }
  const answers = { 'POST /v2/pratiche/p1/state/effetti': () => ({ body: NOTHING }) }

  it('is asked of a step that can be taken', async () => {
    const calls = stubNetwork(answers)
    renderInCase(aCase({ prossimiStati: ['liquidata'] }), <StepEffects body={body} isSent={false} />)
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it('names an appointment that is ahead where the case is closed', async () => {
    stubNetwork(answers)
    const quando = new Date(Date.now() + 86_400_000).toISOString()
    const appuntamento = { _id: 'p1', version: 1, quando, di: 'pratica' as const }
    for (const [to, isNamed] of [
      ['ritirata', true],
      ['perizia', false],
    ] as const) {
      const { unmount } = renderInCase(
        aCase({ prossimiStati: [to], appuntamento }),
        <StepEffects body={{ to }} isSent={false} />,
      )
      expect(await screen.findByText('Nessuna e-mail.')).toBeVisible()
      expect(screen.queryByText(/^L’appuntamento del .* resta in agenda/) !== null).toBe(isNamed)
      unmount()
    }
  })

  it('is not asked any more once the step is taken', async () => {
    const calls = stubNetwork(answers)
    renderInCase(aCase({ stato: 'liquidata', prossimiStati: [] }), <StepEffects body={body} isSent={false} />)
    await settled()
    expect(calls).toEqual([])
  })
})
