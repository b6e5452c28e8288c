import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { userCopy } from '../user.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { RegistrationLayout } from './RegistrationLayout.tsx'

const guide: Guide = {
  use: 'The page around the registration.',
  instead: { FormPage: 'for another form' },
  anatomy: ['Heading «Crea tu usuario»', 'The form', '«Inicia Sesion»'],
  do: ['Keep the link to the sign-in: many who come here have an account.'],
  dont: ['Do not add other links that lose what was typed.'],
  keys: {},
  copy: { register: userCopy.register, signIn: userCopy.signIn },
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
  name: 'Headed Crea tu usuario (S-159)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Crea tu usuario' })).toBeVisible()
  },
}
