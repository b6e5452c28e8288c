import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { IdentityCard } from './IdentityCard.tsx'

const guide: Guide = {
  whenToUse: 'On /user/profile, for the data of the signed-in user at the identity provider.',
  alternatives: { PersonalInfo: 'for the data of the account in the product' },
  anatomy: [
    'Picture',
    'Name',
    'Nickname, email, last change, id',
    '«Cambiar mi contraseña» (optional)',
    '«Cerrar sesión en todos mis dispositivos» (optional)',
    '«Cerrar Sesion»',
  ],
  do: [
    'Omit `identity` while it loads.',
    'Omit `onSignOutEverywhere` if the provider cannot end the sessions on other devices.',
  ],
  dont: ['Do not show the identity of another user.'],
  keyboard: { Tab: 'Moves focus to the next button', 'Enter, Space': 'Activates the button' },
  messages: {
    nickname: userMessages.nickname,
    updatedAt: userMessages.updatedAt,
    subject: userMessages.subject,
    identityLoading: userMessages.identityLoading,
    changePassword: userMessages.changePassword,
    signOutEverywhere: userMessages.signOutEverywhere,
    signOut: userMessages.signOut,
  },
}

const meta = {
  title: 'Marketplace/User/IdentityCard',
  component: IdentityCard,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    identity: {
      subject: 'acc_7fJQ2mZr0b',
      name: 'Bruno Saldaño',
      nickname: 'bruno',
      email: 'bruno@plomada.example',
      picture: people.bruno.photo,
      updatedAt: '2026-11-20T21:45:00Z',
    },
    onSignOut: fn(),
  },
} satisfies Meta<typeof IdentityCard>

export default meta
type Story = StoryObj<typeof meta>

const getFacts = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

export const Default: Story = {
  name: 'Complete identity (S-235, S-236)',
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', people.bruno.photo)
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Bruno Saldaño')
    await expect(getFacts(canvasElement)).toEqual([
      ['Nombre de usuario', 'bruno'],
      ['Email', 'bruno@plomada.example'],
      ['Última actualización', '20/11/26, 18:45'],
      ['Identificador', 'acc_7fJQ2mZr0b'],
    ])
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Cerrar Sesion' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const AllActions: Story = {
  name: 'With all buttons',
  args: { onChangePassword: fn(), onSignOutEverywhere: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar mi contraseña' }))
    await expect(args.onChangePassword).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión en todos mis dispositivos' }))
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  name: 'Loading (S-237)',
  args: { identity: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Loading \.\.\.$/)
    await expect(within(canvasElement).getByText('Loading ...')).toBeVisible()
  },
}

export const MissingData: Story = {
  args: {
    identity: { subject: '8', name: 'Carla', nickname: null, email: null, picture: null, updatedAt: null },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('N/E')).toHaveLength(3)
    await expect(within(canvasElement).getByText('C')).toBeVisible()
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    identity: {
      subject: 'oidc|provider-of-the-marketplace|8f14e45fceea167a5a36dedd4bea2543',
      name: 'Maximiliano Hipólito Fernández de la Vega y Urquiza',
      nickname: 'maxi',
      email: 'maximiliano.fernandezdelavega@plomada.example',
      picture: null,
      updatedAt: '2026-11-20T21:45:00Z',
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
