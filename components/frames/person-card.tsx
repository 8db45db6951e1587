import { ContactLines } from '@/components/markup/contact-lines'
import type { Company } from '@/lib/core/company'
import type { FrameAgent } from '@/lib/features/frames/data'

/** Only files of this site: the content policy lets in no others. */
function Picture({ nome, cognome, urlPhoto }: FrameAgent) {
  if (urlPhoto?.startsWith('/')) return <img src={urlPhoto} alt="" width={72} height={72} />
  return (
    <span className="initials" aria-hidden="true">
      {nome.charAt(0)}
      {cognome.charAt(0)}
    </span>
  )
}

/** Who follows you: name, place, registration and the ways to reach them. */
export function AgentCard({ agent }: { agent: FrameAgent }) {
  const { nome, cognome, agency } = agent
  return (
    <div className="card person">
      <Picture {...agent} />
      <div>
        <p>
          <strong>
            {nome} {cognome}
          </strong>
        </p>
        <p className="soft">Consulente del credito</p>
        {agency ? (
          <p className="soft">
            {agency.nome}, {agency.comune}
          </p>
        ) : null}
      </div>
      <ContactLines contact={agent} framed className="ways" />
    </div>
  )
}

/** The same for the company, where no agent is named. */
export function CompanyCard({ company: { marchio, telefono, email, orari } }: { company: Company }) {
  return (
    <div className="card person">
      <span className="initials" aria-hidden="true">
        {marchio.charAt(0)}
      </span>
      <div>
        <p>
          <strong>{marchio}</strong>
        </p>
        <p className="soft">Un consulente ti risponde{orari ? ` ${orari}` : ''}</p>
      </div>
      <ContactLines contact={{ telefono, email }} framed className="ways" />
    </div>
  )
}
