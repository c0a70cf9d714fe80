import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLAIN } from '../plain.ts';

export enum PriceModeEnum {
  PER_PERSON = 'PER_PERSON',
  SPLIT = 'SPLIT',
}

registerEnumType(PriceModeEnum, {
  name: 'PriceMode',
  description: 'How a price is meant.',
  valuesConfig: {
    PER_PERSON: { description: 'Each person pays it, guests included.' },
    SPLIT: { description: 'Everybody who comes shares it.' },
  },
});

export enum PaymentStateEnum {
  SENT = 'SENT',
  RECEIVED = 'RECEIVED',
}

registerEnumType(PaymentStateEnum, {
  name: 'PaymentState',
  description: 'The state of a payment.',
  valuesConfig: {
    SENT: { description: 'The participant has marked it as sent.' },
    RECEIVED: { description: 'An organiser has marked it as received.' },
  },
});

const AMOUNT = { description: 'In the minor unit of the currency, such as cents: at least 1.' };
const CURRENCY = { description: 'Three letters of ISO 4217, such as `EUR`.' };
const MODE = { description: 'Whether each person pays the amount, or everybody who comes shares it.' };

@ObjectType('Price', { ...PLAIN, description: 'What an event costs. No money moves through Quorum.' })
export class PriceObject {
  @Field(() => Int, AMOUNT)
  amount!: number;

  @Field(() => String, CURRENCY)
  currency!: string;

  @Field(() => PriceModeEnum, MODE)
  mode!: `${PriceModeEnum}`;

  @Field(() => String, { description: 'Whom and how to pay; empty when there is no such text.' })
  howToPay!: string;
}

@InputType({ description: 'What an event costs.' })
export class PriceInput {
  @Field(() => Int, AMOUNT)
  amount!: number;

  @Field(() => String, CURRENCY)
  currency!: string;

  @Field(() => PriceModeEnum, MODE)
  mode!: PriceModeEnum;

  @Field(() => String, { nullable: true, description: 'Whom and how to pay, at most 300 characters.' })
  howToPay?: string | null;
}
