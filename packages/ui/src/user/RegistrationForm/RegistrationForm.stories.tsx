import { Problem } from '@plomada/domain/contract'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

const onRegister = fn()

const guide: Guide = {
  whenToUse: 'To register a user: the role and, for professionals, a second step.',
  alternatives: { AdditionalInfoForm: 'for missing data after the first sign-in' },
  anatomy: [
    'Progress through the two steps',
    'Role and photo',
    'For professionals: trades, days, shift, description and place',
    '«Siguiente», «Regresar», «Registrarse»',
  ],
  do: ['Register the user in `onRegister`, with the data of both steps.'],
  dont: ['Do not unmount it between the steps: it keeps the values of both.'],
  keyboard: {
    Tab: 'Moves focus through the fields',
    'Arrow keys': 'On the roles: selects the other role',
    Enter: 'Goes to the next step or registers',
  },
  messages: {
    steps: userMessages.steps,
    next: userMessages.next,
    back: userMessages.back,
    send: userMessages.send,
    signIn: userMessages.signIn,
  },
}

const meta = {
  title: 'Marketplace/User/RegistrationForm',
  component: RegistrationForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades, signInHref: '/user/register', onRegister },
  beforeEach: () => {
    onRegister.mockReset()
    onRegister.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof RegistrationForm>

export default meta
type Story = StoryObj<typeof meta>

const choose = (canvas: HTMLElement, role: string) =>
  userEvent.click(within(canvas).getByRole('radio', { name: role }))
const findEnabledButton = async (canvas: HTMLElement, name: string) => {
  const button = await within(canvas).findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

export const Default: Story = {
  name: 'Client, in one step (S-160, S-162)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('link', { name: 'Inicia Sesion' })).toHaveAttribute('href', '/user/register')
    await expect(form.getByRole('button', { name: 'Registrarse' })).toBeDisabled()
    await choose(canvasElement, 'Busco a alguien para un trabajo')
    await userEvent.click(await findEnabledButton(canvasElement, 'Registrarse'))
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith({ role: 'comun', photoFile: null }, expect.anything()),
    )
  },
}

export const Professional: Story = {
  name: 'Professional, in two steps (S-161, S-163, S-165)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await choose(canvasElement, 'Ofrezco mi trabajo')
    await userEvent.click(await findEnabledButton(canvasElement, 'Siguiente'))
    await waitFor(() => expect(form.getByRole('heading', { name: 'Perfil profesional' })).toHaveFocus())
    await expect(form.getByRole('listitem', { current: 'step' })).toHaveTextContent('2Perfil profesional')
    await expect(form.getByRole('button', { name: 'Registrarse' })).toBeDisabled()
    await userEvent.click(form.getByRole('checkbox', { name: 'Gas' }))
    await userEvent.click(form.getByRole('checkbox', { name: 'viernes' }))
    await userEvent.click(form.getByRole('radio', { name: 'tarde' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Descripción' }), 'Gasista')
    await userEvent.click(form.getByRole('combobox', { name: /Ciudad/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Quilmes' }))
    await userEvent.click(form.getByRole('button', { name: 'Regresar' }))
    await waitFor(() => expect(form.getByRole('heading', { name: 'Para empezar' })).toHaveFocus())
    await expect(form.getByRole('radio', { name: 'Ofrezco mi trabajo' })).toBeChecked()
    await userEvent.click(await findEnabledButton(canvasElement, 'Siguiente'))
    await expect(await form.findByRole('textbox', { name: 'Descripción' })).toHaveValue('Gasista')
    await userEvent.click(await findEnabledButton(canvasElement, 'Registrarse'))
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith(
        {
          role: 'professional',
          photoFile: null,
          tradeIds: [5],
          days: ['viernes'],
          shift: 'tarde',
          description: 'Gasista',
          province: 'Buenos Aires',
          city: 'Quilmes',
          address: '',
        },
        expect.anything(),
      ),
    )
  },
}

/** The roles are one tab stop. The arrow keys select one. */
export const ByKeyboard: Story = {
  name: 'The arrow keys choose a role, which its sentence explains (P-181)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.tab()
    const search = form.getByRole('radio', { name: 'Busco a alguien para un trabajo' })
    await expect(search).toHaveFocus()
    await expect(search).toHaveAccessibleDescription(/comparás precios y opiniones/)
    await userEvent.keyboard(' {ArrowDown}')
    await expect(form.getByRole('radio', { name: 'Ofrezco mi trabajo' })).toBeChecked()
    await findEnabledButton(canvasElement, 'Siguiente')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByRole('heading', { name: 'Perfil profesional' })).toHaveFocus())
  },
}

export const Rejected: Story = {
  name: 'Rejected by the server (S-417)',
  play: async ({ canvasElement }) => {
    onRegister.mockRejectedValue(new Problem('roleFixed'))
    await choose(canvasElement, 'Busco a alguien para un trabajo')
    await userEvent.click(await findEnabledButton(canvasElement, 'Registrarse'))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Así no podés cambiar el rol de esta cuenta',
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
