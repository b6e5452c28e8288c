'use client'
import { professionalForm, roleForm, type TradeRef } from '@plomada/domain'
import type { DataOf, ValuesOf } from '@plomada/domain/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { UploadOptions } from '../../form/context.ts'
import { Form } from '../../form/Form/Form.tsx'
import { FormField } from '../../form/FormField/FormField.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { ProfessionalFields } from '../../professional/ProfessionalFields/ProfessionalFields.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { RegistrationSteps } from '../RegistrationSteps/RegistrationSteps.tsx'
import { userMessages } from '../user.messages.ts'

/** Data of a registration. Professionals also submit their profile. */
export type Registration =
  | { role: 'comun'; photoFile: File | null }
  | ({ role: 'professional'; photoFile: File | null } & DataOf<typeof professionalForm>)

const roleIcons = { comun: icons.search, professional: icons.wrench }

export interface RegistrationFormProps {
  /** All trades. */
  trades: readonly TradeRef[]
  /** URL of «Inicia Sesion». */
  signInHref: string
  /** Registers the user. The form shows the errors that it throws. */
  onRegister: (data: Registration, upload: UploadOptions) => Promise<unknown>
}

/** Renders the registration: the role and, for professionals, a second step with their profile. */
export const RegistrationForm = ({ trades, signInHref, onRegister }: RegistrationFormProps) => {
  const texts = useMarketplaceTexts()
  const [step, setStep] = useState<1 | 2>(1)
  // Values of both steps, kept when the user goes back and forth.
  const [roleValues, setRoleValues] = useState<Partial<ValuesOf<typeof roleForm>>>({})
  const [profileValues, setProfileValues] = useState<Partial<ValuesOf<typeof professionalForm>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef(step)
  useEffect(() => {
    if (previousStep.current !== step) heading.current?.focus()
    previousStep.current = step
  }, [step])

  const submitRole = async ({ role, photoFile }: DataOf<typeof roleForm>, upload: UploadOptions) => {
    if (role === 'comun') return onRegister({ role, photoFile }, upload)
    setStep(2)
  }
  const title = <StepTitle step={step} headingRef={heading} />
  return (
    <Stack gap={5}>
      <RegistrationSteps current={step} />
      {step === 1 ? (
        <Form
          key="role"
          {...texts}
          form={roleForm}
          draft={roleValues}
          onChange={setRoleValues}
          onSubmit={submitRole}
        >
          <Panel>
            <Stack gap={5}>
              {title}
              <FormField form={roleForm} name="role" choice="cards" icons={roleIcons} />
              <FormField form={roleForm} name="photoFile" shape="round" />
            </Stack>
          </Panel>
          <SubmitButton>
            <Message>{roleValues.role === 'professional' ? userMessages.next : userMessages.send}</Message>
          </SubmitButton>
        </Form>
      ) : (
        <Form
          key="professional"
          {...texts}
          form={professionalForm}
          draft={profileValues}
          onChange={setProfileValues}
          onSubmit={(data, upload) =>
            onRegister({ role: 'professional', photoFile: roleValues.photoFile ?? null, ...data }, upload)
          }
        >
          <Panel>
            <Stack gap={5}>
              {title}
              <ProfessionalFields trades={trades} />
            </Stack>
          </Panel>
          <SubmitButton
            isSticky
            secondaryAction={
              <Button variant="secondary" onClick={() => setStep(1)}>
                <Message>{userMessages.back}</Message>
              </Button>
            }
          >
            <Message>{userMessages.send}</Message>
          </SubmitButton>
        </Form>
      )}
      <Link href={signInHref} size="standalone">
        <Message>{userMessages.signIn}</Message>
      </Link>
    </Stack>
  )
}

interface StepTitleProps {
  step: 1 | 2
  headingRef: RefObject<HTMLHeadingElement | null>
}

const StepTitle = ({ step, headingRef }: StepTitleProps) => (
  <Stack gap={2}>
    <Text size="small" tone="muted">
      <Message>{userMessages.step(step)}</Message>
    </Text>
    <Heading level={2} size="h3" ref={headingRef} isFocusable>
      <Message>{userMessages.steps[step - 1] ?? ''}</Message>
    </Heading>
  </Stack>
)
