import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LegalScreen } from './LegalScreen.tsx'
import { resetSpies, navigate, withAppFrame, onPhone } from '../fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/Legal',
  component: LegalScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { text: 'terms' },
} satisfies Meta<typeof LegalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const Privacy: Story = { args: { text: 'privacy' } }

export const CloseAccount: Story = {
  name: 'Links to the contact form (S-028, P-268)',
  args: { text: 'closeAccount' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await userEvent.click(main.getByRole('link', { name: 'Pedir la baja de mi cuenta' }))
    await expect(navigate).toHaveBeenLastCalledWith('/contact')
  },
}

export const Phone: Story = { ...CloseAccount, name: 'Phone', globals: onPhone }
