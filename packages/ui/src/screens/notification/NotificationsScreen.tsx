'use client'
import {
  kindOptions,
  type Notification,
  notificationFilters,
  type NotificationFilters,
  paths,
} from '@plomada/domain'
import { withFilters } from '@plomada/domain/contract'
import {
  Button,
  ButtonLink,
  drawings,
  EmptyState,
  Heading,
  icons,
  Inline,
  Panel,
  Skeleton,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from '../../base/index.ts'
import { FilterPanel, isNarrowed } from '../../filter/index.ts'
import { useHeadingFocus } from '../../layout/Cards/useListFocus.ts'
import { ListError } from '../../layout/index.ts'
import { Message } from '../../marketplace/index.ts'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import {
  NotificationList,
  type NotificationListProps,
  notificationMessages,
} from '../../notification/index.ts'
import { useMessages } from '../../provider/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'

/** A page of notifications with its filters. */
export interface NotificationPage {
  /** The notifications; undefined while they load. */
  items: readonly Notification[] | undefined
  /** The value of `before` for the next page; null on the last one. */
  next: number | null | undefined
  /** Number of unread notifications on all pages. */
  unread: number | undefined
  /** Whether the page of the current filters is loading, while `items` are those of the previous ones.
   * @default false */
  isLoading?: boolean
  hasFailed: boolean
  onRetry: () => void
  filters: NotificationFilters
  setFilters: (filters: NotificationFilters) => void
}

export interface NotificationsScreenProps extends AccountScreenProps, Pick<NotificationListProps, 'onRead'> {
  /** The page of notifications. */
  page: NotificationPage
  /** Marks all notifications as read. */
  onReadAll: () => void
}

/** Renders /notifications, the notifications of a user. */
export function NotificationsScreen({
  viewer,
  onSignOut,
  page,
  onRead,
  onReadAll,
}: NotificationsScreenProps) {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const { filters, setFilters, unread } = page
  return (
    <AccountLayout
      viewer={viewer}
      onSignOut={onSignOut}
      current="notifications"
      title={t(notificationMessages.title)}
      filters={
        <FilterPanel
          {...texts}
          filters={notificationFilters}
          options={{ kind: kindOptions(viewer.role) }}
          layout="bar"
          value={filters}
          onChange={setFilters}
        />
      }
      pager={<OlderAndNewer {...page} />}
    >
      <Inline justify="between">
        {/* Reserves the line while the number loads, to avoid a layout shift. */}
        <Inline gap={2}>
          <Text tone="muted" isNumeric element="span">
            {unread === undefined ? '\u00A0' : <Message>{unreadText(unread)}</Message>}
          </Text>
          {page.items && page.isLoading && <Spinner size="small" />}
        </Inline>
        <Inline>
          <Button
            variant="secondary"
            size="small"
            icon={icons.check}
            onClick={onReadAll}
            isDisabled={!unread}
            keepsFocus
          >
            <Message>{notificationMessages.markAllRead}</Message>
          </Button>
          <ButtonLink
            href={paths.notificationPreferences}
            variant="secondary"
            size="small"
            icon={icons.filters}
          >
            <Message>{notificationMessages.settings}</Message>
          </ButtonLink>
        </Inline>
      </Inline>
      <Content page={page} recipient={viewer} onRead={onRead} />
    </AccountLayout>
  )
}

const unreadText = (unread: number) =>
  unread === 0 ? notificationMessages.allRead : notificationMessages.unread(unread)

type ContentProps = Pick<NotificationListProps, 'recipient' | 'onRead'> & { page: NotificationPage }

function Content({ page, ...rest }: ContentProps) {
  const getMessage = useMessages()
  const { items, isLoading = false, hasFailed, filters } = page
  const heading = useHeadingFocus(filters.before, !isLoading)
  const isPending = isLoading || (!items && !hasFailed)
  return (
    <Stack gap={5}>
      <VisuallyHidden element="div">
        <Heading level={2} ref={heading} isFocusable>
          {getMessage('list.results')}
        </Heading>
      </VisuallyHidden>
      <VisuallyHidden isStatus>{isPending && getMessage('loading')}</VisuallyHidden>
      {items?.length ? (
        <>
          {hasFailed && <ListError onRetry={page.onRetry} />}
          <div aria-busy={isLoading || undefined}>
            <NotificationList notifications={items} {...rest} />
          </div>
        </>
      ) : (
        <WithoutItems {...page} />
      )}
    </Stack>
  )
}

/** Renders why there are no notifications. An empty list of other filters does not show while the page loads. */
function WithoutItems({ items, isLoading, hasFailed, onRetry, filters, setFilters }: NotificationPage) {
  const t = useOverride()
  if (hasFailed) return <ListError emptyTitle={t(notificationMessages.none)} onRetry={onRetry} />
  if (!items || isLoading) return <Loading />
  return isNarrowed(notificationFilters, filters) ? (
    <EmptyState
      title={<Message>{notificationMessages.noneFound}</Message>}
      actions={
        <Button variant="secondary" onClick={() => setFilters(notificationFilters.initial)}>
          <Message>{notificationMessages.clear}</Message>
        </Button>
      }
    >
      <Message>{notificationMessages.noneFoundHelp}</Message>
    </EmptyState>
  ) : (
    <EmptyState drawing={drawings.tray} title={<Message>{notificationMessages.none}</Message>}>
      <Message>{notificationMessages.noneHelp}</Message>
    </EmptyState>
  )
}

function Loading() {
  return (
    <Stack>
      {[1, 2, 3].map((index) => (
        <Panel key={index} padding="small">
          <Stack gap={3}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </Stack>
        </Panel>
      ))}
    </Stack>
  )
}

function OlderAndNewer({ next, filters, items, isLoading }: NotificationPage) {
  const hrefBefore = (before: number | undefined) =>
    withFilters(paths.notifications, notificationFilters, { ...filters, before })
  if (filters.before === undefined && !next) return null
  return (
    <Inline justify="center">
      {filters.before !== undefined && (
        <ButtonLink href={hrefBefore(undefined)} variant="secondary" icon={icons.chevronLeft}>
          <Message>{notificationMessages.newest}</Message>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={hrefBefore(next)} variant="secondary" endIcon={icons.chevronRight}>
          <Message>{notificationMessages.older}</Message>
        </ButtonLink>
      )}
      {items && isLoading && <Spinner size="small" />}
    </Inline>
  )
}
