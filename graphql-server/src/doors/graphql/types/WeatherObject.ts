import { Field, Float, ObjectType } from 'type-graphql';
import { PLAIN } from './plain.ts';

@ObjectType('Weather', { ...PLAIN, description: "The forecast for an event's own hour." })
export class WeatherObject {
  @Field(() => String, { description: 'Name of the picture that stands for it.' })
  icon!: string;

  @Field(() => Float, { description: 'Temperature in degrees Fahrenheit.' })
  temperature!: number;

  @Field(() => String, { description: 'The weather in words.' })
  description!: string;

  @Field(() => Float, { nullable: true, description: 'Probability of precipitation in percent.' })
  precipitation!: number | null;

  @Field(() => String, { nullable: true, description: 'The place that the forecast is for, as the provider found it.' })
  resolvedLocation!: string | null;
}
