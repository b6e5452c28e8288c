import { withdrawableJobs, withdrawalReceipts, withdrawals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { respond } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

const [{ fullName, email, text }] = withdrawals

const meta = {
  title: 'Screens/Withdrawal',
  component: WithdrawalScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: {
    onSubmit: async ({ assignmentId }) => {
      await respond()
      return assignmentId ? withdrawalReceipts.done : withdrawalReceipts.received
    },
  },
} satisfies Meta<typeof WithdrawalScreen>

export default meta
type Story = StoryObj<typeof meta>

const send = async (canvasElement: HTMLElement) => {
  const main = within(within(canvasElement).getByRole('main'))
  await userEvent.type(main.getByRole('textbox', { name: /Nombre/ }), fullName)
  await userEvent.type(main.getByRole('textbox', { name: /Email/ }), email)
  await userEvent.type(main.getByRole('textbox', { name: /Qué contrataste/ }), text)
  await userEvent.click(main.getByRole('button', { name: 'Arrepentirme' }))
  await expect(await main.findByText(withdrawalReceipts.received.code)).toBeVisible()
  await expect(main.queryByRole('textbox')).toBeNull()
}

export const Visitor: Story = { name: 'A visitor (P-261)' }
export const Code: Story = {
  name: 'The code replaces the form (P-261)',
  play: ({ canvasElement }) => send(canvasElement),
}
export const OwnJobs: Story = {
  name: 'A signed-in user withdraws at once (P-266)',
  args: { jobs: withdrawableJobs, person: { fullName, email } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await userEvent.click(main.getByRole('radio', { name: /Cambiar la bomba del tanque/ }))
    await userEvent.click(main.getByRole('button', { name: 'Arrepentirme' }))
    await expect(await main.findByText(withdrawalReceipts.done.code)).toBeVisible()
  },
}
export const Phone: Story = {
  args: { jobs: withdrawableJobs, person: { fullName, email } },
  globals: onPhone,
}
export const PhoneCode: Story = {
  name: 'Phone, the code',
  globals: onPhone,
  play: ({ canvasElement }) => send(canvasElement),
}
export const Tablet: Story = { globals: onTablet }
