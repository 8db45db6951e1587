import { Notice } from '@/components/ui/notice'

/** What went wrong, in words, read out at once. */
export function Problem({ text }: { text: string }) {
  return text ? (
    <Notice role="alert" component="p" tone="bad" c="var(--bad)">
      {text}
    </Notice>
  ) : null
}

/** What has been done. */
export function Done({ children }: { children: React.ReactNode }) {
  return (
    <Notice role="status" component="p" tone="ok" c="var(--ok)">
      {children}
    </Notice>
  )
}
