'use client'
import { fullName, formatRating, formatResidence, type User } from '@plomada/domain'
import { Fragment } from 'react'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { FactList } from '../FactList/FactList.tsx'
import { PortraitHeader } from '../PortraitHeader/PortraitHeader.tsx'
import { userMessages } from '../user.messages.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OptionalText } from '../../marketplace/OptionalText.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

export interface PersonalInfoProps {
  /** The user. */
  person: User
  /** URL of the form for the professional profile. */
  becomeProfessionalHref?: string | undefined
  /** URL of the form for personal data. */
  personalDataHref?: string | undefined
}

/** Renders the data of an account with links to the forms that edit it. */
export const PersonalInfo = ({ person, becomeProfessionalHref, personalDataHref }: PersonalInfoProps) => {
  const t = useOverride()
  return (
    <PortraitHeader person={person}>
      <Text tone="muted">
        <Message>{userMessages.role(person.role)}</Message>
      </Text>
      <FactList
        facts={[
          [userMessages.name, fullName(person)],
          [userMessages.residence, formatResidence(person.place, t)],
          [userMessages.email, <OptionalText key="email">{person.email}</OptionalText>],
          [userMessages.phone, <OptionalText key="phone">{person.phone}</OptionalText>],
          [
            userMessages.rating,
            <Fragment key="rating">
              {t(formatRating(person.averageRating))}{' '}
              {person.averageRating !== null && <Stars score={person.averageRating} />}
            </Fragment>,
          ],
        ]}
      />
      {(becomeProfessionalHref ?? personalDataHref) !== undefined && (
        <Inline>
          {becomeProfessionalHref !== undefined && (
            <ButtonLink href={becomeProfessionalHref} icon={icons.professional}>
              <Message>
                {person.role === 'professional'
                  ? userMessages.editProfessional
                  : userMessages.becomeProfessional}
              </Message>
            </ButtonLink>
          )}
          {personalDataHref !== undefined && (
            <ButtonLink href={personalDataHref} variant="secondary" icon={icons.edit}>
              <Message>{userMessages.editPersonal}</Message>
            </ButtonLink>
          )}
        </Inline>
      )}
    </PortraitHeader>
  )
}
