import type { AdminOfferFilters, Offer } from '@plomada/domain'
import { Page, Stack } from '../../base/index.ts'
import { AdminOfferFilterBar, AdminOfferList, type AdminOfferListProps } from '../../offer/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface AdminOffersScreenProps extends Pick<AdminOfferListProps, 'onActiveChange'> {
  /** The offers that match the filters. */
  list: FilteredList<AdminOfferFilters, Offer>
  /** Path of the list: each default state has its own. */
  path: string
}

/** Renders /dashboard/services, all offers, including those that an admin has deactivated. */
export const AdminOffersScreen = ({ list, path, onActiveChange }: AdminOffersScreenProps) => (
  <Page>
    <Stack gap={5}>
      <AdminOfferFilterBar {...list.filterProps} />
      <AdminOfferList offers={list.items} onActiveChange={onActiveChange} {...list.listProps} />
      <ListPager path={path} {...list.pagerProps} />
    </Stack>
  </Page>
)
