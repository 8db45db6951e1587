import type { AnchorHTMLAttributes } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  prefetch?: unknown
  replace?: boolean
  scroll?: boolean
}

/** next/link without its router: there it prefetches by timers, outside what a test can wait for. */
export default function Link({
  prefetch: _prefetch,
  replace: _replace,
  scroll: _scroll,
  children,
  ...rest
}: Props) {
  return <a {...rest}>{children}</a>
}
