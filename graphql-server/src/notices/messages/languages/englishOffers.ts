/** What mails say in English that offer places, and about places that are given up. */
export const englishOffers = {
  placeOffered: {
    subject: (title: string, when: string) => `A place for you? ${title}, ${when}`,
    heading: (seats: number) => (seats === 1 ? 'A place is free' : `${seats} places are free`),
    inOrder: (seats: number, until: string) =>
      seats === 1
        ? `It is held for you until ${until}. If you do not take it by then, it goes to the next in line.`
        : `They are held for you until ${until}. If you do not take them by then, they go to the next in line.`,
    toAll: (seats: number, until: string) =>
      seats === 1
        ? `All who wait were asked, and the first to accept has it. After ${until} anybody may take it.`
        : `All who wait were asked, and the first to accept have them. After ${until} anybody may take them.`,
    forFewer: (seats: number, party: number) =>
      seats === 1
        ? `You are ${party}, and there is one place. Does one of you come?`
        : `You are ${party}, and there are ${seats} places. Do fewer of you come?`,
    keeps: 'You keep your turn for the next place in any case.',
    button: 'Answer',
  },
  offerEnded: {
    LAPSED: {
      subject: (title: string, when: string) => `Still on the waitlist: ${title}, ${when}`,
      heading: 'The place goes to the next',
      text: 'The time to take it is over. You stay on the waitlist and keep your turn for the next place.',
    },
    GONE: {
      subject: (title: string, when: string) => `Still on the waitlist: ${title}, ${when}`,
      heading: 'The place is taken',
      text: 'It is not free any more. You stay on the waitlist and keep your turn for the next place.',
    },
  },
  lateWithdrawal: {
    subject: (title: string, day: string) => `Withdrawn at short notice: ${title}, ${day}`,
    heading: (people: number) => (people === 1 ? 'One person has withdrawn' : `${people} people have withdrawn`),
    named: (name: string, guests: number) =>
      guests === 0 ? name : guests === 1 ? `${name} and a guest` : `${name} and ${guests} guests`,
    nameless: (people: number) =>
      people === 1 ? 'Somebody whose response is gone' : `${people} people whose responses are gone`,
  },
};
