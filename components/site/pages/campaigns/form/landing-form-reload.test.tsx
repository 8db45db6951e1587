import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { stepScript } from '@/lib/words/page-scripts'
import { mutuo } from '../content/mutuo'
import { LandingForm } from './landing-form'

const KEY = 'richiesta:/mutui_a_noi/fb'
const PROVINCE = [
  ['LU', 'Lucca'],
  ['MI', 'Milano'],
] as const
const ANSWERS = {
  bisogno: { finalita: 'surroga', importo: 90_000, durata: 20 },
  situazione: { chi: 'autonomo', entrate: 2400, provincia: 'LU', quando: 'cerco' },
  contact: { nome: 'Lia', cognome: '', email: '', telefono: '' },
}

const form = <LandingForm form={mutuo.form} channel="fb" varianti={['a', 'b']} province={PROVINCE} />
const heading = () => screen.getByRole('heading', { level: 2 })
const open = (hash = '') => history.replaceState(null, '', `/mutui_a_noi/fb${hash}`)
const keep = (answers: object) => sessionStorage.setItem(KEY, JSON.stringify(answers))

beforeEach(() => {
  sessionStorage.clear()
  open()
})

describe('LandingForm after a reload', () => {
  it('stays at its step with its answers, and leaves the keyboard where it is', async () => {
    const { unmount } = render(form)
    await userEvent.click(screen.getByLabelText('Prima casa'))
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
    await waitFor(() => expect(heading()).toHaveTextContent('La tua situazione'))
    await userEvent.type(screen.getByLabelText(/Reddito netto familiare/), '2400')
    unmount()
    render(form)
    expect(heading()).toHaveTextContent('La tua situazione')
    expect(document.body).toHaveFocus()
    expect(screen.getByLabelText(/Reddito netto familiare/)).toHaveValue('2.400')
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }))
    await waitFor(() => expect(heading()).toHaveTextContent('Che cosa ti serve'))
    expect(screen.getByLabelText('Prima casa')).toBeChecked()
  })

  it('finds the contact that was being typed, and no consent', () => {
    keep({ ...ANSWERS, consents: { privacy: true, marketing: true } })
    open('#passo-3')
    render(form)
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Lia')
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  it.each([
    ['#passo-3', 2, '#passo-2', { ...ANSWERS, situazione: { ...ANSWERS.situazione, provincia: '' } }],
    ['#passo-2', 1, '?utm_source=prova', { ...ANSWERS, bisogno: { ...ANSWERS.bisogno, importo: 900_000 } }],
    ['#passo-3', 1, '?utm_source=prova', {}],
  ])('goes from %s to step %i, the furthest that the answers allow', (hash, step, end, answers) => {
    keep(answers)
    open(`?utm_source=prova${hash}`)
    render(form)
    expect(heading().parentElement).toHaveTextContent(`Passo ${step} di 3`)
    expect(location.href.endsWith(end)).toBe(true)
  })

  it('takes only what it could have written itself', () => {
    keep({
      bisogno: { finalita: 'una barca', importo: '<b>', durata: -3 },
      situazione: { chi: 7, entrate: 1.5, provincia: 'XX', quando: null },
      contact: { nome: { a: 1 }, cognome: 'x'.repeat(500) },
    })
    render(form)
    expect(screen.getByRole('textbox', { name: /Quanto ti serve/ })).toHaveValue('150.000')
    for (const radio of screen.getAllByRole('radio', { hidden: true })) expect(radio).not.toBeChecked()
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('')
    expect(screen.getByLabelText(/^Cognome/)).toHaveValue('x'.repeat(200))
    expect(screen.getByLabelText(/Provincia/)).toHaveValue('')
  })

  it('begins again where storage holds what is not ours', () => {
    sessionStorage.setItem(KEY, '{')
    open('#passo-2')
    render(form)
    expect(heading()).toHaveTextContent('Che cosa ti serve')
  })

  it('shows the step before scripts run, and comes alive without a difference', async () => {
    const complaints = jest.spyOn(console, 'error')
    const { renderToString } = await import('react-dom/server')
    const page = document.createElement('div')
    page.innerHTML = renderToString(form)
    document.body.append(page)
    keep(ANSWERS)
    open('#passo-2')
    new Function(stepScript)()
    expect(document.documentElement.dataset.passo).toBe('2')
    const root = await act(async () => hydrateRoot(page, form))
    expect(document.documentElement.dataset.passo).toBeUndefined()
    expect(heading()).toHaveTextContent('La tua situazione')
    expect(complaints).not.toHaveBeenCalled()
    act(() => root.unmount())
    page.remove()
  })

  it('shows the first step before scripts run where there are no answers', () => {
    open('#passo-2')
    new Function(stepScript)()
    expect(document.documentElement.dataset.passo).toBeUndefined()
  })
})
