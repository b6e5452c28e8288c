import type { ComponentType } from 'react'
import { href, ownPages, paths, type Offer, type StoredUser } from '@plomada/domain'
import type { AccountScreenProps, FilteredList } from '@plomada/ui/screens'
import type { ListCall } from '../data/useCall.ts'
import { useFilteredList, type FilterParser } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'

interface OffersPageOptions<Filters extends { page: number }> {
  path: typeof paths.applications | typeof paths.assignments
  title: string
  filters: FilterParser<Filters>
  call: ListCall<Filters, Offer>
  Screen: ComponentType<AccountScreenProps & { list: FilteredList<Filters, Offer> }>
}

/** Creates a page with a filtered list of offers in the account of a professional. */
export function createOffersPage<Filters extends { page: number }>(options: OffersPageOptions<Filters>) {
  const { path, title, filters, call, Screen } = options
  const ownPage = (viewer: StoredUser) =>
    viewer.role === 'professional' ? href(path, { id: viewer.id }) : (ownPages(viewer)?.profile ?? paths.home)

  return withViewer({ roles: ['professional'], ownPage, hasSidebar: true }, ({ viewer }) => {
    useTitle(title)
    return <Screen viewer={viewer} onSignOut={useSignOut()} list={useFilteredList(filters, call)} />
  })
}
