'use client'
import { type FavoriteFilters, favoriteFilters, paths, professionalHref, type User } from '@plomada/domain'
import { focusPageLater } from '../../base/focusPageLater.ts'
import { ButtonLink, EmptyState, Stack } from '../../base/index.ts'
import { favoriteMessages, SaveButton } from '../../favorite/index.ts'
import { Cards } from '../../layout/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { ProfessionalCard } from '../../professional/index.ts'
import { PersonCardSkeleton } from '../../user/PersonCardSkeleton/PersonCardSkeleton.tsx'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface FavoritesScreenProps extends AccountScreenProps {
  /** The saved professionals. */
  list: Pick<FilteredList<FavoriteFilters, User>, 'items' | 'listProps' | 'pagerProps'>
  /** Removes a professional from the saved ones. */
  onRemove: (professional: User) => Promise<unknown>
}

/** Renders /guardados, the professionals that a user saved. */
export const FavoritesScreen = ({ list, onRemove, ...account }: FavoritesScreenProps) => {
  const t = useOverride()
  return (
    <AccountLayout
      current="favorites"
      title={t(favoriteMessages.title)}
      pager={<ListPager path={paths.favorites} {...list.pagerProps} definition={favoriteFilters} />}
      {...account}
    >
      <Cards
        columns={3}
        items={list.items}
        renderItem={(professional) => (
          <Stack gap={3}>
            <ProfessionalCard professional={professional} href={professionalHref(professional)} />
            <SaveButton
              professional={professional}
              isSaved
              // The button disappears with its card.
              onChange={() => onRemove(professional).finally(() => focusPageLater())}
            />
          </Stack>
        )}
        empty={
          <EmptyState
            title={t(favoriteMessages.none)}
            actions={
              <ButtonLink href={paths.professionals}>
                <Message>{favoriteMessages.find}</Message>
              </ButtonLink>
            }
          >
            <Message>{favoriteMessages.noneHelp}</Message>
          </EmptyState>
        }
        emptyTitle={t(favoriteMessages.none)}
        skeleton={<PersonCardSkeleton />}
        {...list.listProps}
      />
    </AccountLayout>
  )
}
