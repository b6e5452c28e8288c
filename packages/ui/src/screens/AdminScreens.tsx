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
import { Problem, withFilters } from '@plomada/domain/define'
import { demoTrades, people } from '@plomada/domain/fixtures'
import { useState } from 'react'
import { Page, Pager, Split, Stack } from '../base/index.ts'
import { AdminOfferFilterBar, AdminOfferList } from '../offer/index.ts'
import { TradeForm, TradeList } from '../trade/index.ts'
import { UserDetailCard, UserFilterPanel, UserList, UserProfileCard } from '../user/index.ts'
import { passingOffers, says } from './filtering.ts'
import { assignments, marketOffers, marketProfessionals, ownOffers, viewers } from './market.ts'
import { answer, type Given, useFilterState, useList } from './useList.ts'

export interface AdminScreenProps {
  /** How the data stands; `offline` loses the connection when something is sent.
   * @default 'here' */
  given?: Given
}

const refusalIn = (given: Given) => (given === 'offline' ? new Problem('unavailable') : undefined)

const everybody: User[] = [
  viewers.client,
  viewers.admin,
  people.dario,
  people.maximiliano,
  ...marketProfessionals,
]

const passingUsers = ({ name, role, isActive, ratingOrder }: UserFilters): User[] =>
  everybody
    .filter(
      (user) =>
        says(fullName(user), name) &&
        (role === undefined || user.role === role) &&
        (isActive === undefined || String(user.isActive) === isActive),
    )
    .toSorted((a, b) =>
      ratingOrder === undefined
        ? 0
        : (ratingOrder === 'ASC' ? 1 : -1) * ((a.averageRating ?? 0) - (b.averageRating ?? 0)),
    )

/** /dashboard/users: everybody. */
export function UsersScreen({ given = 'here' }: AdminScreenProps) {
  const { filters, setFilters, toPage } = useFilterState(userFilters)
  const list = useList(passingUsers(filters), filters, given)
  return (
    <Page>
      <Stack gap={5}>
        <UserFilterPanel
          value={filters}
          onChange={setFilters}
          layout="bar"
          {...(list.total !== undefined && { count: list.total })}
        />
        <UserList
          users={list.rows}
          total={list.total}
          hrefFor={() => paths.user}
          hasFailed={list.hasFailed}
          onRetry={list.retry}
        />
        <Pager
          page={filters.page}
          pages={list.pages}
          hrefFor={(page) => withFilters(paths.users, userFilters, { ...filters, page })}
          onPage={toPage}
        />
      </Stack>
    </Page>
  )
}

export interface UserScreenProps extends AdminScreenProps {
  /** Whose data it is. */
  user: User
}

/** /dashboard/user/detail: one user, to be changed, banned or activated. */
export function UserScreen({ user: start, given = 'here' }: UserScreenProps) {
  const [user, setUser] = useState(start)
  return (
    <Page>
      <Split
        side={
          <UserProfileCard
            user={user}
            isOwn={user.role === 'admin'}
            onActiveChange={async (isActive) => {
              await answer(refusalIn(given))
              setUser((now) => ({ ...now, isActive }))
            }}
          />
        }
        sideWidth="asideWide"
        sidePosition="start"
      >
        <UserDetailCard user={user} onSubmit={() => answer(refusalIn(given))} />
      </Split>
    </Page>
  )
}

const everyOffer = [
  ...ownOffers,
  ...assignments.map((offer) => ({ ...offer, id: offer.id + 500 })),
  ...marketOffers,
]

export interface AdminOffersScreenProps extends AdminScreenProps {
  /** The state that the address asks for: /dashboard/services/proceso and …/terminado. */
  state?: AdminOfferFilters['state']
}

/** /dashboard/services: every offer, deactivated ones too. */
export function AdminOffersScreen({ given = 'here', state }: AdminOffersScreenProps) {
  const [offers, setOffers] = useState<Offer[]>(everyOffer)
  const { filters, setFilters, toPage } = useFilterState({
    initial: adminOfferFilters.change(adminOfferFilters.initial, { state }),
  })
  const list = useList(passingOffers(offers, filters), filters, given === 'offline' ? 'here' : given)
  const change = async (changed: Offer, isActive: boolean) => {
    await answer(refusalIn(given))
    setOffers((now) => now.map((offer) => (offer.id === changed.id ? { ...offer, isActive } : offer)))
  }
  return (
    <Page>
      <Stack gap={5}>
        <AdminOfferFilterBar
          value={filters}
          onChange={setFilters}
          {...(list.total !== undefined && { count: list.total })}
        />
        <AdminOfferList
          offers={list.rows}
          onActiveChange={change}
          hasFailed={list.hasFailed}
          onRetry={list.retry}
        />
        <Pager
          page={filters.page}
          pages={list.pages}
          hrefFor={(page) => withFilters(paths.adminOffers, adminOfferFilters, { ...filters, page })}
          onPage={toPage}
        />
      </Stack>
    </Page>
  )
}

export interface TradesScreenProps extends AdminScreenProps {
  /** Begins in the form: /dashboard/jobs/create and /admin/create/job.
   * @default false */
  isCreating?: boolean
}

/** /dashboard/jobs: the trades, added, changed and deleted. */
export function TradesScreen({ given = 'here', isCreating = false }: TradesScreenProps) {
  const [trades, setTrades] = useState<readonly Trade[]>(given === 'empty' ? [] : demoTrades)
  const [edited, setEdited] = useState<Trade | null>(null)
  const [isRetried, setRetried] = useState(false)
  const keep = async (data: Pick<Trade, 'name' | 'description'>, trade: Trade | null) => {
    await answer(refusalIn(given))
    setTrades((now) =>
      trade
        ? now.map((one) => (one.id === trade.id ? { ...one, ...data } : one))
        : [...now, { id: 1 + Math.max(0, ...now.map(({ id }) => id)), ...data }],
    )
  }
  const remove = async (trade: Trade) => {
    await answer(refusalIn(given))
    setTrades((now) => now.filter(({ id }) => id !== trade.id))
  }
  const hasFailed = given === 'failed' && !isRetried
  return (
    <Page>
      <Split
        side={
          <TradeForm
            trade={edited}
            onSubmit={keep}
            onEditEnd={() => setEdited(null)}
            isFocused={isCreating}
          />
        }
        sideWidth="asideWide"
        isSideSticky
      >
        <TradeList
          trades={given === 'loading' ? undefined : trades}
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
