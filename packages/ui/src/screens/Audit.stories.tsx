import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { auditMessages } from '../audit/index.ts'
import { AuditScreen } from './AuditScreen.tsx'
import { resetSpies, withAdminFrame, onPhone, onTablet } from './fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/Audit',
  component: AuditScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('audit', auditMessages.title)],
  beforeEach: resetSpies,
} satisfies Meta<typeof AuditScreen>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Events: Story = {
  name: 'Filters by action',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(20)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Acción' }), 'Servicio eliminado')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(5))
    await expect(page.getByText('5 eventos')).toBeVisible()
    await expect(cards(canvasElement)[0]).toHaveTextContent('Elena')
  },
}
export const All: Story = {}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = {
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay eventos para mostrar')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
