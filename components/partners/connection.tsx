import { PageHeader } from '@/components/data/page/page-header'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { CONSENT_TEXT_VERSION } from '@/lib/consents/schema'

type Props = {
  /** The address that the partner posts to. */
  address: string
  /** Whether there is a secret, and whether the one before is still good. */
  active: boolean
  rotating: boolean
  /** The agency that requests go to, by name; null: by the weights. */
  agenzia: string | null
}

const SIGNING = `id=$(uuidgen); ora=$(date +%s)
firma=$(printf '%s.%s' "$ora" "$corpo" | openssl dgst -sha256 -hmac "$SEGRETO" -hex | sed 's/^.* //')
curl -X POST "$INDIRIZZO" -H "content-type: application/json" \\
  -H "x-id: $id" -H "x-timestamp: $ora" -H "x-signature: v1=$firma" -d "$corpo"`

const BODIES = [
  {
    name: 'Annuncio nuovo o cambiato',
    body: `{ "evento": "listing.upserted", "annuncio": { "idEsterno": "LC-10001", "titolo": "Trilocale, 92 m²",
  "comune": "Monza", "provincia": "MB", "prezzo": 230000, "mq": 92, "classe": "B", "url": "https://…" } }`,
  },
  {
    name: 'Annuncio tolto',
    body: '{ "evento": "listing.removed", "annuncio": { "idEsterno": "LC-10001" } }',
  },
  {
    name: 'Richiesta di mutuo',
    body: `{ "evento": "lead.created", "idEsterno": "LC-10001", "importo": 180000,
  "contatto": { "nome": "Ida", "cognome": "Rossi", "email": "ida@example.com", "telefono": "+39 351 222 3344" },
  "consensi": { "privacy": true, "marketing": false, "versione": "${CONSENT_TEXT_VERSION}" } }`,
  },
]

/** What the partner needs to deliver to us: the address, the signature, the bodies. */
export function Connection({ address, active, rotating, agenzia }: Props) {
  return (
    <>
      <PageHeader title="Collegamento con il partner">
        Quello che serve a chi consegna annunci e richieste: l’indirizzo, la firma e il contenuto.
      </PageHeader>
      <Stack miw={0}>
        <Section title="Stato">
          <Facts
            rows={[
              ['Indirizzo', <code key="indirizzo">{address}</code>],
              ['Segreto', active ? 'c’è' : 'manca: le consegne sono rifiutate'],
              ['Segreto precedente', rotating ? 'ancora valido' : 'nessuno'],
              ['Richieste', agenzia ? `a turno agli agenti di ${agenzia}` : 'secondo i pesi'],
            ]}
          />
          <Text mt="sm" c="dimmed" fz="xs">
            Il segreto è nell’ambiente del server (LUCCACASE_SECRET). Per cambiarlo si sposta quello di prima
            in LUCCACASE_SECRET_OLD: valgono tutti e due, finché il secondo non viene tolto.
          </Text>
        </Section>
        <Section
          title="Firma"
          description="HMAC-SHA256 di «istante.corpo», in esadecimale; l’istante è in secondi e vale cinque minuti."
        >
          <Text component="pre" p="sm" fz="xs" bg="var(--bg-sunken)" bdrs="sm" breaks="typed">
            {SIGNING}
          </Text>
          <Text mt="sm" c="dimmed" fz="xs">
            Lo stesso x-id vale una consegna sola, quante volte arrivi. Risposte: 202 presa, 401 firma non
            valida, 422 con il campo sbagliato, da rimandare corretta con lo stesso x-id.
          </Text>
        </Section>
        <Section title="Contenuto">
          {BODIES.map(({ name, body }) => (
            <div key={name}>
              <Text component="h3" mt="sm" mb="xxs" fz="xs" fw={600}>
                {name}
              </Text>
              <Text component="pre" p="sm" fz="xs" bg="var(--bg-sunken)" bdrs="sm" breaks="typed">
                {body}
              </Text>
            </div>
          ))}
          <Text mt="sm" c="dimmed" fz="xs">
            I consensi portano la versione del testo mostrato ({CONSENT_TEXT_VERSION}). Una richiesta va a chi
            segue già la stessa persona; altrimenti all’agenzia scelta nelle{' '}
            <IntentLink href="/admin/settings?scheda=installazione">impostazioni</IntentLink> o, se non ce n’è
            una, secondo i <IntentLink href="/admin/system/percLeads">pesi di assegnazione</IntentLink>.
          </Text>
        </Section>
      </Stack>
    </>
  )
}
