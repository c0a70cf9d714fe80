import type { Asking } from '../compareAsking.ts';
import type { Comparison } from '../compareForecasts.ts';

interface Simulated {
  events: number;
  seed: number;
  forecasts: Comparison;
  honest: Comparison;
  asking: Asking;
}

const rounded = (figure: number) => Number(figure.toFixed(4));

const forecastFigures = ({ bar, chance, claims, enough }: Comparison) => ({
  enoughCome: rounded(enough),
  wrongClaims: {
    barAt100: rounded(claims.bar.wrongly),
    chanceOf50: rounded(claims.likely.wrongly),
    chanceOf90: rounded(claims.sure.wrongly),
  },
  brier: { bar: rounded(bar.brier), chance: rounded(chance.brier) },
});

/** What is kept of a run, for a comparison with another. */
export const figuresOf = ({ events, seed, forecasts, honest, asking }: Simulated) => ({
  events,
  seed,
  forecasts: forecastFigures(forecasts),
  forecastsOfPeopleAtTheirWord: forecastFigures(honest),
  asking,
});
