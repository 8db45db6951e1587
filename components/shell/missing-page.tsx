import { PageTitle } from '@/components/data/page/page-title'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import type { Area } from '@/lib/http/client'
import { AREAS } from './area-info'
import { PageMessage } from './page-message'

/** Unknown, not built, or not for this person: the same page for all three. */
export function MissingPage({ area }: { area: Area }) {
  return (
    <>
      <PageTitle title="Pagina non trovata" missing />
      <PageMessage
        title="Questa pagina non c’è"
        actions={
          <Button look="primary" href={AREAS[area].home}>
            TORNA ALL’INIZIO
          </Button>
        }
      >
        <p>
          L’indirizzo può essere cambiato, l’elemento può essere stato cancellato, oppure non è tra quelli che
          puoi vedere.
        </p>
        <p>
          Con la ricerca in alto
          <Box component="span" visibleFrom="md">
            , o con Ctrl K,
          </Box>{' '}
          arrivi a ogni pagina della tua area.
        </p>
      </PageMessage>
    </>
  )
}
