import { FormDialog } from '@/components/data/form/form-dialog'
import { useKeptWords } from '@/components/data/form/kept-words'
import { CompanyIdentity } from '@/components/markup/company-identity'
import { Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { toastSuccess } from '@/components/ui/toasts'
import type { Company } from '@/lib/core/company'
import type { SettingView } from '@/lib/features/settings/schema'
import type { Setting } from '@/lib/settings/define'
import { settingRows } from './setting-words'
import classes from './settings.module.css'
import { useSettings } from './use-settings'

type Values = Record<string, unknown>
type Props = { item: SettingView; definition: Setting; onClose: () => void }

/** What the footer will say. */
function FooterPreview({ company }: { company: Company }) {
  return (
    <Notice component="figure" tone="quiet" mb="md" fz="xs" className={classes.preview}>
      <Text component="figcaption" mb="xxs" c="dimmed">
        In fondo a ogni pagina
      </Text>
      <CompanyIdentity company={company} />
    </Notice>
  )
}

/** The form of one setting; what somebody else has saved meanwhile is told, and saving again keeps what was typed. */
export function SettingDialog({ item, definition, onClose }: Props) {
  const { change, refresh } = useSettings()
  const { form, key } = definition
  const kept = useKeptWords()
  const onStale = async () => {
    const now = await refresh(key)
    const words = now ? settingRows(definition, now.value).map(([, text]) => text) : []
    return `Nel frattempo ${now?.updatedBy ?? 'qualcun altro'} l’ha cambiata: ${words.join(' · ') || 'niente'}. Salva di nuovo per tenere quello che hai scritto.`
  }
  return (
    <FormDialog
      title={item.label}
      intro={item.help}
      fields={form.fields}
      schema={form.schema}
      start={form.toForm(item.value)}
      lead={
        key === 'company'
          ? (values: Values) => <FooterPreview company={form.fromForm(values) as Company} />
          : undefined
      }
      tail={() => kept.notice}
      verb="SALVA"
      send={async (values) => {
        await change
          .mutateAsync({ key, value: form.fromForm(values), ...kept.sent })
          .catch((error: unknown) => {
            kept.hear(error)
            throw error
          })
        toastSuccess('Impostazione salvata')
      }}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
