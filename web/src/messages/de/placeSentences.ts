/** What is said of places, guests, conditions and formats; those with gaps are filled with numbers. */
export const placeSentences = {
  'Capacity must be at least the participant threshold':
    'Es muss mindestens so viele Plätze geben, wie es Leute braucht',
  'Capacity must be a whole number': 'Die Zahl der Plätze muss eine ganze Zahl sein',
  'Capacity must be at most {max}': 'Mehr als {max} Plätze darf es nicht geben',
  'Guests per participant must be a whole number from 0 to {max}':
    'Gäste je Person müssen eine ganze Zahl von 0 bis {max} sein',
  'Formats must be a list of participants and labels': 'Jede Spielform braucht eine Zahl und einen Namen',
  'A format needs a whole number of participants': 'Eine Spielform braucht eine ganze Zahl von Leuten',
  'Format is required': 'Gib der Spielform einen Namen',
  'Format must be at most {max} characters': 'Der Name einer Spielform darf höchstens {max} Zeichen lang sein',
  'Format must not contain characters that cannot be shown':
    'Der Name einer Spielform enthält Zeichen, die sich nicht anzeigen lassen',
  'An event has at most {max} formats': 'Mehr als {max} Spielformen kann es nicht geben',
  'Each format needs more participants than the one before': 'Jede Spielform braucht mehr Leute als die davor',
  'The first format must not need fewer participants than the threshold':
    'Die erste Spielform darf nicht weniger Leute brauchen als das Event',
  'The last format must not need more than the capacity':
    'Die letzte Spielform darf nicht mehr brauchen, als es Plätze gibt',
  'Guests must be a whole number from {min} to {max}':
    'Die Zahl der Gäste muss eine ganze Zahl von {min} bis {max} sein',
  'The number of people must be a whole number from {min} to {max}':
    'Wie viele dabei sein müssen, muss eine ganze Zahl von {min} bis {max} sein',
  'Only a definite yes can depend on how many people are in':
    'Nur ein klares Ja kann davon abhängen, wie viele dabei sind',
  'Only people who are not coming can be on standby': 'Nur wer nicht kommt, kann gefragt werden, wenn jemand fehlt',
  'You are {seats} already. Please ask for at least as many': 'Ihr seid schon {seats}. Gib mindestens so viele an',
  'This event takes no guests': 'Dieses Event nimmt keine Gäste auf',
  'You can bring one guest': 'Du kannst einen Gast mitbringen',
  'You can bring at most {max} guests': 'Du kannst höchstens {max} Gäste mitbringen',
  'At most {max} together; guests may answer for themselves': 'Höchstens {max} zusammen; Gäste können selbst antworten',
  'There is room for {capacity}. Please ask for at most as many':
    'Es ist Platz für {capacity}. Gib höchstens so viele an',
  'There is no free place for another guest': 'Für einen weiteren Gast ist kein Platz frei',
  'There is room for only {free} more. Bring fewer guests': 'Es ist nur noch Platz für {free}. Bring weniger Gäste mit',
};
