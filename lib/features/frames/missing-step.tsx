import 'server-only'
import { StepHead } from '@/components/frames/document'
import { mutui, prestiti } from './flows'
import { startHref } from './links'
import { frame } from './serve'

/** Any method: an address of the frames that nobody answers. Small, and with the partner's colours, like the rest. */
export const missingStep = frame(({ partner }) => {
  const title = 'Questa pagina non c’è'
  const main = (
    <>
      <StepHead title={title}>
        L’indirizzo è cambiato o ha un errore. Il calcolo si rifà in un minuto:
      </StepHead>
      <div className="next">
        <a className="azione-piana" href={startHref(mutui, partner)}>
          Calcola un mutuo
        </a>
        <a className="azione-piana" href={startHref(prestiti, partner)}>
          Calcola un prestito
        </a>
      </div>
    </>
  )
  return { title, main, status: 404 }
})
