import { lazy } from 'react'

/* Most visitors find offers, replace no loan and put nothing side by side: what says the rest is loaded when it is needed. */
export const LazyNoResults = lazy(() =>
  import('./no-results').then(({ NoResults }) => ({ default: NoResults })),
)
export const LazySaving = lazy(() => import('./saving').then(({ Saving }) => ({ default: Saving })))
export const LazyOfferSaving = lazy(() =>
  import('./offer-saving').then(({ OfferSaving }) => ({ default: OfferSaving })),
)
export const LazyCompareBar = lazy(() =>
  import('@/components/site/offers/compare-bar').then(({ CompareBar }) => ({ default: CompareBar })),
)
