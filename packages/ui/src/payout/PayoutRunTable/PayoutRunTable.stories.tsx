import { payoutDesk } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutDeskMessages } from '../payout.messages.ts'
import { PayoutRunTable } from './PayoutRunTable.tsx'

const { runs, runColumn, noRuns, noRunsHelp, run, made, exported, notExported, ended, endedOf, total } =
  payoutDeskMessages

const guide: Guide = {
  whenToUse: 'For admins: the runs so far.',
  alternatives: { PayoutTable: 'for the payouts of one run' },
  anatomy: ['Number', 'When it was made, and downloaded first', 'How many payouts ended', 'Amount'],
  do: ['Show the newest run first.'],
  dont: ['Do not hide runs whose payouts all failed.'],
  keyboard: { Tab: 'Moves focus through the runs', Enter: 'Opens one' },
  messages: { runs, runColumn, noRuns, noRunsHelp, run, made, exported, notExported, ended, endedOf, total },
}

const meta = {
  title: 'Marketplace/Payout/PayoutRunTable',
  component: PayoutRunTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { runs: payoutDesk.runs, hrefFor: ({ id }) => `/dashboard/pagos/${id}` },
} satisfies Meta<typeof PayoutRunTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The runs, and how their payouts ended (P-253)',
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(/Tanda 4.*Sin descargar.*0 de 4 pagados/)
    await expect(second).toHaveTextContent(/Tanda 3.*13\/11\/2026.*1 de 4 pagados, 1 no salió/)
  },
}
export const None: Story = { args: { runs: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
