import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { RegistrationLayout } from './RegistrationLayout.tsx'

const guide: Guide = {
  whenToUse: 'For the registration page.',
  alternatives: { FormPage: 'for other forms' },
  anatomy: ['Heading «Crea tu usuario»', 'Form', '«Inicia Sesion»'],
  do: ['Keep the sign-in link: many visitors already have an account.'],
  dont: ['Do not add other links: following one loses the input.'],
  keyboard: {},
  messages: { register: userMessages.register, signIn: userMessages.signIn },
}

const meta = {
  title: 'User/RegistrationLayout',
  component: RegistrationLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: { trades: demoTrades, signInHref: '/user/register', onRegister: fn() },
} satisfies Meta<typeof RegistrationLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Heading Crea tu usuario (S-159)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Crea tu usuario' })).toBeVisible()
  },
}
