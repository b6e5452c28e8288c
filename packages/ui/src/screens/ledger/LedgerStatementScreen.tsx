'use client'
import { assignmentHref, capitalize, fullName, type LedgerStatement, paths } from '@plomada/domain'
import { useState } from 'react'
import {
  Button,
  ButtonLink,
  DescriptionList,
  EmptyState,
  Heading,
  icons,
  Inline,
  Link,
  Money,
  Page,
  Stack,
} from '../../base/index.ts'
import { LedgerTable, type LedgerTableProps, ledgerMessages as texts } from '../../ledger/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'

export interface LedgerStatementScreenProps extends Omit<LedgerTableProps, 'hrefFor'> {
  /** Whether the address names no job and no professional.
   * @default false */
  isWithoutSubject?: boolean
  /** Downloads the movements as a CSV file. */
  onDownload: () => void
  /** Whether the file is being prepared.
   * @default false */
  isDownloading?: boolean
  /** Returns the URL of a user's page for admins. */
  userHref: (user: { id: number }) => string
}

/** Lines that the statement of a professional shows before it is asked for more: the newest ones. */
const SHOWN = 30

/** Returns the newest lines, and what the professional had before them. */
function takeNewest(statement: LedgerStatement, count: number): LedgerStatement {
  const hidden = statement.lines.slice(0, -count)
  const last = hidden.at(-1)
  if (statement.assignment || !last) return statement
  return { ...statement, opening: last.balances.professional, lines: statement.lines.slice(-count) }
}

const Facts = ({
  statement,
  userHref,
}: { statement: LedgerStatement } & Pick<LedgerStatementScreenProps, 'userHref'>) => {
  const t = useOverride()
  const { assignment, client, professional, opening } = statement
  const toPerson = (id: string, term: string, person: LedgerStatement['professional']) => ({
    id,
    term,
    description: <Link href={userHref(person)}>{fullName(person)}</Link>,
  })
  return (
    <DescriptionList
      items={[
        ...(assignment
          ? [
              {
                id: 'job',
                term: t(texts.job),
                description: <Link href={assignmentHref(assignment)}>{capitalize(assignment.title)}</Link>,
              },
            ]
          : []),
        ...(client ? [toPerson('client', t(texts.client), client)] : []),
        toPerson('professional', t(texts.professional), professional),
        ...(assignment
          ? []
          : [{ id: 'opening', term: t(texts.opening), description: <Money amount={opening / 100} /> }]),
      ]}
    />
  )
}

/** Renders /dashboard/libro, the movements of the money of a job or a professional. */
export const LedgerStatementScreen = (props: LedgerStatementScreenProps) => {
  const { isWithoutSubject = false, onDownload, isDownloading = false, userHref, ...table } = props
  const t = useOverride()
  const [count, setCount] = useState(SHOWN)
  const { statement: whole } = table
  const statement = whole && takeNewest(whole, count)
  const left = (whole?.lines.length ?? 0) - (statement?.lines.length ?? 0)
  if (isWithoutSubject)
    return (
      <Page>
        <EmptyState
          title={t(texts.choose)}
          actions={
            <ButtonLink href={paths.adminAssignments} variant="secondary">
              <Message>{texts.jobs}</Message>
            </ButtonLink>
          }
        >
          <Message>{texts.chooseHelp}</Message>
        </EmptyState>
      </Page>
    )
  return (
    <Page>
      <Stack gap={5}>
        <Heading level={2}>
          <Message>
            {statement?.assignment
              ? texts.titleOf(statement.assignment.id)
              : statement
                ? texts.ofProfessional(fullName(statement.professional))
                : texts.title}
          </Message>
        </Heading>
        {statement && <Facts statement={statement} userHref={userHref} />}
        <Stack gap={3} align="start">
          <Button
            variant="secondary"
            size="small"
            icon={icons.file}
            pending={isDownloading ? t(texts.downloading) : undefined}
            onClick={onDownload}
            isDisabled={!statement?.lines.length}
          >
            <Message>{texts.download}</Message>
          </Button>
        </Stack>
        {left > 0 && (
          <Inline>
            <Button variant="secondary" size="small" onClick={() => setCount(count + SHOWN * 3)}>
              <Message>{texts.more(Math.min(left, SHOWN * 3))}</Message>
            </Button>
          </Inline>
        )}
        <LedgerTable {...table} statement={statement} hrefFor={assignmentHref} />
      </Stack>
    </Page>
  )
}
