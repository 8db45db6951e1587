import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '@/lib/http/client'
import { Button } from './button'
import { ConfirmForm } from './confirm-form'
import { Drawer } from './drawer'
import { Menu } from './menu'
import { Modal } from './modal'
import { SearchableSelect } from './searchable-select'
import { axeViolations, renderUi } from './test-render'

const submit = () => screen.getByRole('button', { name: 'MODIFICA' })
const confirm = async () => {
  const dialog = await screen.findByRole('dialog')
  const found = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'MODIFICA')
  if (!found) throw new Error('manca il pulsante di conferma')
  return found
}

describe('confirm before submit', () => {
  test('asks first, then sends once, however often it is clicked', async () => {
    let finish: () => void = () => undefined
    const send = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    const { user } = renderUi(<ConfirmForm action="edit" onSubmit={send} />)
    await user.click(submit())
    expect(send).not.toHaveBeenCalled()
    await user.dblClick(await confirm())
    expect(send).toHaveBeenCalledTimes(1)
    finish()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('ANNULLA and Escape send nothing', async () => {
    const send = jest.fn()
    const { user } = renderUi(<ConfirmForm action="edit" onSubmit={send} />)
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'ANNULLA' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(submit())
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(send).not.toHaveBeenCalled()
  })

  test('begins with the keyboard on the way back', async () => {
    const { user } = renderUi(<ConfirmForm action="delete" onSubmit={() => undefined} />)
    await user.click(screen.getByRole('button', { name: 'CANCELLA' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULLA' })).toHaveFocus())
  })

  test('does not ask while the form is not valid', async () => {
    const { user } = renderUi(<ConfirmForm action="edit" onSubmit={() => undefined} validate={() => false} />)
    await user.click(submit())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a failure is told in the words of the server', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const send = () => Promise.reject(new ApiError({ detail: 'Qualcuno ha già modificato la scheda' }))
    const { user } = renderUi(<ConfirmForm action="edit" onSubmit={send} />)
    await user.click(submit())
    await user.click(await confirm())
    expect(await screen.findByText('Qualcuno ha già modificato la scheda')).toBeInTheDocument()
    expect(log).toHaveBeenCalled()
  })

  test.each([
    ['create', 'CREA'],
    ['edit', 'MODIFICA'],
    ['delete', 'CANCELLA'],
    ['send', 'INVIA'],
  ] as const)('%s is called %s', (action, label) => {
    renderUi(<ConfirmForm action={action} onSubmit={() => undefined} />)
    expect(screen.getByRole('button', { name: label })).toBeInTheDocument()
  })
})

test('a dialog has a name, closes with Escape and has no accessibility faults', async () => {
  const close = jest.fn()
  const { user, baseElement } = renderUi(
    <Modal opened onClose={close} title="Dettagli" footer={<Button look="primary">INVIA</Button>}>
      Testo
    </Modal>,
  )
  expect(screen.getByRole('dialog', { name: 'Dettagli' })).toBeInTheDocument()
  expect(await axeViolations(baseElement)).toEqual([])
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

/** Stays where it is, also while it is closed. */
function Opened() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>APRI</Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Nota">
        <textarea aria-label="Testo" />
      </Modal>
    </>
  )
}

describe('a dialog that is told nothing of its words', () => {
  const dialogWith = (field: ReactNode, dirty?: boolean) => {
    const close = jest.fn()
    const { user } = renderUi(
      <Modal opened onClose={close} title="Nota" dirty={dirty}>
        {field}
      </Modal>,
    )
    return { close, user }
  }

  test('asks before what was typed in it is lost', async () => {
    const { close, user } = dialogWith(<textarea aria-label="Testo" />)
    await user.type(screen.getByRole('textbox', { name: 'Testo' }), 'Chiamare domani')
    await user.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    await user.click(await screen.findByRole('button', { name: 'CHIUDI SENZA SALVARE' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('begins anew when it is opened again', async () => {
    const { user } = renderUi(<Opened />)
    await user.click(screen.getByRole('button', { name: 'APRI' }))
    await user.type(await screen.findByRole('textbox', { name: 'Testo' }), 'Chiamare')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'CHIUDI SENZA SALVARE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'APRI' }))
    expect(await screen.findByRole('dialog', { name: 'Nota' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: /^Chiudere/ })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test.each([
    ['a password', <input key="p" type="password" aria-label="Testo" />, undefined],
    ['a search', <input key="s" type="search" aria-label="Testo" />, undefined],
    ['a question', <input key="q" aria-label="Testo" />, false],
  ])('does not ask for %s', async (_what, field, dirty) => {
    const { close, user } = dialogWith(field, dirty)
    await user.type(screen.getByLabelText('Testo'), 'abc')
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
  })
})

test('a locked dialog does not close', async () => {
  const close = jest.fn()
  const { user } = renderUi(
    <Modal opened locked onClose={close} title="Invio in corso">
      <button type="button">x</button>
    </Modal>,
  )
  await user.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Chiudi' })).not.toBeInTheDocument()
})

describe('a dialog begins', () => {
  const buttons = (
    <>
      <Button>ANNULLA</Button>
      <Button look="primary">CONFERMA</Button>
    </>
  )

  test('at its first field, without opening the list of it', async () => {
    renderUi(
      <Modal opened onClose={jest.fn()} title="Affida" footer={buttons}>
        <p>Chi la seguirà?</p>
        <input type="hidden" name="id" />
        <SearchableSelect
          label="Agente"
          options={[{ value: 'a', label: 'Ada Rossi' }]}
          value={null}
          onChange={jest.fn()}
        />
        <input aria-label="Perché" />
      </Modal>,
    )
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agente' })).toHaveFocus())
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  test('at the choice that stands among those that exclude one another', async () => {
    renderUi(
      <Modal opened onClose={jest.fn()} title="Quale tieni?" footer={buttons}>
        <input type="radio" name="quale" aria-label="La prima" />
        <input type="radio" name="quale" aria-label="La seconda" defaultChecked />
      </Modal>,
    )
    await waitFor(() => expect(screen.getByRole('radio', { name: 'La seconda' })).toHaveFocus())
  })

  test('at the way back where there is nothing to fill in', async () => {
    renderUi(
      <Modal opened onClose={jest.fn()} title="Pubblica" footer={buttons}>
        Da oggi la vedono tutti.
      </Modal>,
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULLA' })).toHaveFocus())
  })
})

describe('a dialog in which something was typed', () => {
  const typed = (close: () => void) => (
    <Modal opened dirty onClose={close} title="Nuovo cliente">
      <input aria-label="Cognome" />
    </Modal>
  )

  test('asks whoever presses Escape, and goes on when they say so', async () => {
    const close = jest.fn()
    const { user } = renderUi(typed(close))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'CONTINUA' }))
    await waitFor(() => expect(screen.queryByText('Chiudere senza salvare?')).not.toBeInTheDocument())
    expect(close).not.toHaveBeenCalled()
  })

  test('closes when they would rather lose it', async () => {
    const close = jest.fn()
    const { user } = renderUi(typed(close))
    await user.click(screen.getByRole('button', { name: 'Chiudi' }))
    await user.click(await screen.findByRole('button', { name: 'CHIUDI SENZA SALVARE' }))
    expect(close).toHaveBeenCalledTimes(1)
  })
})

test('the second of two quick clicks does not close what the first has opened, a later one beside it does', async () => {
  const close = jest.fn()
  const { user, baseElement } = renderUi(
    <Modal opened onClose={close} title="Chiedi i documenti">
      Testo
    </Modal>,
  )
  const beside = () => {
    const overlay = baseElement.querySelector('.mantine-Modal-overlay')
    if (!overlay) throw new Error('manca lo sfondo')
    return overlay
  }
  await user.click(beside())
  expect(close).not.toHaveBeenCalled()
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  await user.click(beside())
  expect(close).toHaveBeenCalledTimes(1)
})

/** A page with two ways to one dialog, which is drawn as long as it is open. */
function Ways() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>APRI</Button>
      <Menu label="AZIONI" items={[{ label: 'Ritira', onClick: () => setOpen(true) }]} />
      {open && (
        <Modal opened onClose={() => setOpen(false)} title="Ritira la pratica">
          <input aria-label="Perché" />
        </Modal>
      )}
    </>
  )
}

test('what opened a dialog has the keyboard again when it is taken away, also the menu of its line', async () => {
  const { user } = renderUi(<Ways />)
  const leave = async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Perché' })).toHaveFocus())
    await user.keyboard('{Escape}')
  }
  await user.click(screen.getByRole('button', { name: 'APRI' }))
  await leave()
  await waitFor(() => expect(screen.getByRole('button', { name: 'APRI' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'AZIONI' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ritira' }))
  await leave()
  await waitFor(() => expect(screen.getByRole('button', { name: 'AZIONI' })).toHaveFocus())
})

function Pair({ closed }: { closed: (which: string) => void }) {
  const [isOver, setOver] = useState(false)
  return (
    <Drawer opened onClose={() => closed('panel')} title="Carrello">
      <Button onClick={() => setOver(true)}>CAMBIA I TESTI</Button>
      <Modal
        opened={isOver}
        onClose={() => {
          closed('dialog')
          setOver(false)
        }}
        title="Testi"
      >
        Testi
      </Modal>
    </Drawer>
  )
}

test('Escape closes the dialog on top alone', async () => {
  const closed = jest.fn()
  const { user } = renderUi(<Pair closed={closed} />)
  await user.click(screen.getByRole('button', { name: 'CAMBIA I TESTI' }))
  await screen.findByRole('dialog', { name: 'Testi' })
  await user.keyboard('{Escape}')
  expect(closed.mock.calls).toEqual([['dialog']])
  await user.keyboard('{Escape}')
  expect(closed.mock.calls).toEqual([['dialog'], ['panel']])
})

test('a double click on the button of the next step is one click, and two on another one are two', async () => {
  const pressed = jest.fn()
  const { user } = renderUi(
    <>
      <Button look="primary" onClick={() => pressed('once')}>
        PAGA
      </Button>
      <Button onClick={() => pressed('each')}>AVANTI</Button>
    </>,
  )
  await user.dblClick(screen.getByRole('button', { name: 'PAGA' }))
  await user.dblClick(screen.getByRole('button', { name: 'AVANTI' }))
  expect(pressed.mock.calls.flat()).toEqual(['once', 'each', 'each'])
})
