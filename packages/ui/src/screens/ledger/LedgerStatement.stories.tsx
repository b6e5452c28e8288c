import { jobStatement, professionalStatement } from '@plomada/domain/fixtures'
import { toLedgerLines, type LedgerStatement as Statement } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { DataState } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { LedgerStatementScreen } from './LedgerStatementScreen.tsx'

/** 40 movements of 10 pesos. */
const many: Statement = {
  ...professionalStatement,
  opening: 0,
  lines: toLedgerLines(
    Array.from({ length: 40 }, (_, index) => ({
      id: index + 1,
      createdAt: new Date('2026-11-14T15:00:00Z'),
      kind: 'release',
      assignment: null,
      entries: [
        { account: 'held:7', amount: -1000 },
        { account: 'payable:2', amount: 1000 },
      ],
    })),
  ),
}

const onDownload = fn()

interface LedgerStatementProps {
  statement?: Statement
  dataState?: DataState
  isWithoutSubject?: boolean
}

function LedgerStatement({
  statement = jobStatement,
  dataState = 'loaded',
  isWithoutSubject = false,
}: LedgerStatementProps) {
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'failed' && !isRetried
  const shown = dataState === 'empty' ? { ...statement, lines: [] } : statement
  return (
    <LedgerStatementScreen
      statement={hasFailed || dataState === 'loading' || isWithoutSubject ? undefined : shown}
      hasFailed={hasFailed}
      onRetry={() => setRetried(true)}
      isWithoutSubject={isWithoutSubject}
      onDownload={onDownload}
      userHref={({ id }) => `/dashboard/user/detail?id=${id}`}
    />
  )
}

const meta = {
  title: 'Screens/LedgerStatement',
  component: LedgerStatement,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('adminAssignments')],
  beforeEach: () => {
    resetSpies()
    onDownload.mockReset()
  },
} satisfies Meta<typeof LedgerStatement>

export default meta
type Story = StoryObj<typeof meta>

export const OfJob: Story = {
  name: 'An admin reads and downloads the movements of a job (P-302)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Movimientos del trabajo 7' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar CSV' }))
    await expect(onDownload).toHaveBeenCalledOnce()
  },
}
export const OfProfessional: Story = {
  name: 'The balance of a professional (P-302)',
  args: { statement: professionalStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Movimientos de Bruno Saldaño' })).toBeVisible()
  },
}
export const ManyMovements: Story = {
  name: 'Shows the last movements of a professional, and more on request (P-302)',
  args: { statement: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
    await expect(canvas.getByText('Saldo anterior').parentElement).toHaveTextContent(
      /Saldo anterior\s*\$\s*100(?!\d)/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 10 anteriores' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(41)
  },
}
export const WithoutSubject: Story = {
  name: 'Without a job it says where they are (P-302)',
  args: { isWithoutSubject: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver los trabajos' })).toHaveAttribute(
      'href',
      '/dashboard/trabajos',
    )
  },
}
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByText('El cliente pagó')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
