import {
  adminOfferFilters,
  fullName,
  paths,
  userFilters,
  type AdminOfferFilters,
  type Offer,
  type Trade,
  type User,
  type UserFilters,
} from '@plomada/domain'
import { demoTrades, people } from '@plomada/domain/fixtures'
import { useState } from 'react'
import { Page, Split, Stack } from '../base/index.ts'
import { AdminOfferFilterBar, AdminOfferList } from '../offer/index.ts'
import { TradeForm, TradeList } from '../trade/index.ts'
import { UserDetailCard, UserFilterPanel, UserList, UserProfileCard } from '../user/index.ts'
import { filterOffers, includesText, matches } from './fixtures/filterLists.ts'
import { ListPager } from './ListPager.tsx'
import { assignments, openOffers, allProfessionals, ownOffers, viewers } from './fixtures/marketplace.ts'
import { respond, type DataState, useFilteredList } from './fixtures/screenData.ts'

export interface AdminScreenProps {
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
}

const users: User[] = [viewers.client, viewers.admin, people.dario, people.maximiliano, ...allProfessionals]

const filterUsers = ({ name, role, isActive, ratingOrder }: UserFilters): User[] =>
  users
    .filter(
      (user) =>
        includesText(fullName(user), name) &&
        matches(user.role, role) &&
        matches(String(user.isActive), isActive),
    )
    .toSorted((a, b) =>
      ratingOrder === undefined
        ? 0
        : (ratingOrder === 'ASC' ? 1 : -1) * ((a.averageRating ?? 0) - (b.averageRating ?? 0)),
    )

/** /dashboard/users: all users. */
export function UsersScreen({ dataState = 'loaded' }: AdminScreenProps) {
  const list = useFilteredList(userFilters, filterUsers, dataState)
  return (
    <Page>
      <Stack gap={5}>
        <UserFilterPanel layout="bar" {...list.filterProps} />
        <UserList users={list.items} total={list.total} hrefFor={() => paths.user} {...list.listProps} />
        <ListPager path={paths.users} {...list.pagerProps} />
      </Stack>
    </Page>
  )
}

export interface UserScreenProps extends AdminScreenProps {
  /** The user at the start. */
  user: User
}

/** /dashboard/user/detail: edits, bans or activates a user. */
export function UserScreen({ user: start, dataState = 'loaded' }: UserScreenProps) {
  const [user, setUser] = useState(start)
  return (
    <Page>
      <Split
        side={
          <UserProfileCard
            user={user}
            isOwn={user.role === 'admin'}
            onActiveChange={async (isActive) => {
              await respond(dataState)
              setUser((now) => ({ ...now, isActive }))
            }}
          />
        }
        sideWidth="asideWide"
        sidePosition="start"
      >
        <UserDetailCard user={user} onSubmit={() => respond(dataState)} />
      </Split>
    </Page>
  )
}

const startOffers: Offer[] = [
  ...ownOffers,
  ...assignments.map((offer) => ({ ...offer, id: offer.id + 500 })),
  ...openOffers,
]

export interface AdminOffersScreenProps extends AdminScreenProps {
  /** Initial filter, from the addresses /dashboard/services/proceso and …/terminado. */
  state?: AdminOfferFilters['state']
}

/** /dashboard/services: all offers, also deactivated ones. */
export function AdminOffersScreen({ dataState = 'loaded', state }: AdminOffersScreenProps) {
  const [offers, setOffers] = useState(startOffers)
  const list = useFilteredList(
    adminOfferFilters,
    (filters) => filterOffers(offers, filters),
    dataState === 'offline' ? 'loaded' : dataState,
    adminOfferFilters.change(adminOfferFilters.initial, { state }),
  )
  const setActive = async (changed: Offer, isActive: boolean) => {
    await respond(dataState)
    setOffers((now) => now.map((offer) => (offer.id === changed.id ? { ...offer, isActive } : offer)))
  }
  return (
    <Page>
      <Stack gap={5}>
        <AdminOfferFilterBar {...list.filterProps} />
        <AdminOfferList offers={list.items} onActiveChange={setActive} {...list.listProps} />
        <ListPager path={paths.adminOffers} {...list.pagerProps} />
      </Stack>
    </Page>
  )
}

export interface TradesScreenProps extends AdminScreenProps {
  /** Focuses the form, for the addresses /dashboard/jobs/create and /admin/create/job.
   * @default false */
  isCreating?: boolean
}

/** /dashboard/jobs: adds, edits and deletes trades. */
export function TradesScreen({ dataState = 'loaded', isCreating = false }: TradesScreenProps) {
  const [trades, setTrades] = useState<readonly Trade[]>(dataState === 'empty' ? [] : demoTrades)
  const [edited, setEdited] = useState<Trade | null>(null)
  const [isRetried, setRetried] = useState(false)
  const save = async (data: Pick<Trade, 'name' | 'description'>, trade: Trade | null) => {
    await respond(dataState)
    setTrades((now) =>
      trade
        ? now.map((one) => (one.id === trade.id ? { ...one, ...data } : one))
        : [...now, { id: 1 + Math.max(0, ...now.map(({ id }) => id)), ...data }],
    )
  }
  const remove = async (trade: Trade) => {
    await respond(dataState)
    setTrades((now) => now.filter(({ id }) => id !== trade.id))
  }
  const hasFailed = dataState === 'failed' && !isRetried
  return (
    <Page>
      <Split
        side={
          <TradeForm
            trade={edited}
            onSubmit={save}
            onEditEnd={() => setEdited(null)}
            hasAutoFocus={isCreating}
          />
        }
        sideWidth="asideWide"
        isSideSticky
      >
        <TradeList
          trades={dataState === 'loading' ? undefined : trades}
          onEdit={setEdited}
          onDelete={remove}
          editedId={edited?.id ?? null}
          hasFailed={hasFailed}
          onRetry={() => setRetried(true)}
        />
      </Split>
    </Page>
  )
}
