import { isMissing } from '@/components/pratiche/document-words'
import { isClosed } from '@/components/pratiche/steps'
import { Box, Lines, Text } from '@/components/ui/layout'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { ClientDocument } from './client-document'
import { ClientUploads } from './client-uploads'

/** First what we need from you, then what we already have. */
export function ClientDocuments({ pratica }: { pratica: PraticaDetail }) {
  const closed = isClosed(pratica.stato)
  const missing = closed ? [] : pratica.documenti.filter(isMissing)
  const here = pratica.documenti.filter((documento) => !isMissing(documento))
  return (
    <Box component="section" miw={0} aria-label={`I documenti della pratica ${pratica.codice}`}>
      {missing.length > 0 && (
        <>
          <Text component="h3" mb="xxs" fz="md" fw={600}>
            Che cosa ci serve da te
          </Text>
          <Lines component="ul">
            {missing.map((documento) => (
              <ClientDocument key={documento._id} praticaId={pratica._id} documento={documento} />
            ))}
          </Lines>
        </>
      )}
      {!closed && missing.length === 0 && (
        <Text mb="sm">Abbiamo tutti i documenti: per ora non ci serve altro da te.</Text>
      )}
      {here.length > 0 && (
        <Box component="details" mt="sm" open={missing.length === 0}>
          <Box component="summary" c="var(--link)">
            {here.length === 1 ? 'Un documento già ricevuto' : `${here.length} documenti già ricevuti`}
          </Box>
          <Lines component="ul">
            {here.map((documento) => (
              <ClientDocument key={documento._id} praticaId={pratica._id} documento={documento} />
            ))}
          </Lines>
        </Box>
      )}
      {!closed && pratica.documenti.some(({ stato }) => stato !== 'verificato') && (
        <ClientUploads praticaId={pratica._id} documenti={pratica.documenti} />
      )}
    </Box>
  )
}
