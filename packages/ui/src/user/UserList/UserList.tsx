'use client'
import type { User } from '@plomada/domain'
import { DataTable, type DataTableProps } from '../../base/DataTable/DataTable.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList, type TableListProps } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'
import { getUserColumns } from './userColumns.tsx'

export interface UserListProps
  extends
    Pick<TableListProps<User>, 'hasFailed' | 'onRetry' | 'page'>,
    Pick<DataTableProps<User>, 'sort' | 'onSort'> {
  /** The users of this page. Undefined while they load. */
  users: readonly User[] | undefined
  /** Number of users on all pages. Undefined while they load. */
  total: number | undefined
  /** Returns the URL of a user's page for admins. */
  hrefFor: (user: User) => string
  /** Called on click on the name. */
  onFollow?: ((user: User) => void) | undefined
}

/** Renders a table of users for admins with their number. The page has to include a heading. */
export const UserList = ({ users, total, hrefFor, onFollow, sort, onSort, ...rest }: UserListProps) => {
  const found = rest.hasFailed ? 0 : total
  const t = useOverride()
  return (
    <Stack>
      {/* Reserves the line while the number loads, to avoid a layout shift. */}
      <Text tone="muted" isNumeric>
        {found === undefined ? '\u00A0' : <Message>{userMessages.found(found)}</Message>}
      </Text>
      <TableList
        items={users}
        renderTable={(rows) => (
          <DataTable
            caption={t(userMessages.users)}
            isCaptionHidden
            columns={getUserColumns(t, { hrefFor, onFollow })}
            rows={rows}
            sort={sort}
            onSort={onSort}
          />
        )}
        empty={
          <EmptyState title={t(userMessages.none)}>
            <Message>{userMessages.noneHelp}</Message>
          </EmptyState>
        }
        emptyTitle={t(userMessages.none)}
        {...rest}
      />
    </Stack>
  )
}
