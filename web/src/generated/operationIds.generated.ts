/* Written by `npm run codegen`. */
/** The SHA-256 of each query as it is sent, by its name. */
export const operationIds: Partial<Record<string, string>> = {
  Addresses: 'f13712e26389fcd78b8bd1fae5fabbd4e1fca03e079c848744397f031b16866f',
  AllVoters: '6709d9b5fad98f4c340f0bbce09023bff3c1b60cfcb2c071af7f2af9415a7eac',
  CancelledEvent: '7f84ae3a2d9113406fe8d6ec9dbd71fcfafe733fdca59921b6715c6b6c561acc',
  CancelledPoll: '3962cf05a35460759f9983e3dceb81351cd8e4eb3fc7c028b0bcd9df8454755d',
  EventDetail: '9636450f6562fa6375345c3a3bde3ac53571c5244ff0bc9b5227395a7be5acc5',
  EventTypes: '0f909bc8469a33828519508fbd8bb2e50cdf5dc9afa1f3ed926fe13d255d31b6',
  HasNextDate: 'f8025719f1f97f8e81a09162578d9b47a2297d94a21e18178eb39e34601673fd',
  HiddenOfBrowser: '3778e02653346d00f9b0b12dc0275dbcb8bd0d4658d2f5d35765a410279d1795',
  HomeEvents: '3b9fb824e9d27286d7dfdd7d4866e3fc2d84847cdc6465340a80cb13e3fee48a',
  HomePolls: 'd4e3318a318904115014ae52aa310a699d32d5ef1750d5eacf064d83ee7de49e',
  MoreEvents: 'f329f8f9c28cadf452ad95ad1954d580e842cb0a3d8e29fbc65778b31bc92e00',
  MyResponses: '30e45bf867a921b0b5de146c574290ad0fe03be7e2f3624cba49fb4c247dbf38',
  OwnResponses: '4d4d88df4d7675b27fdc9e1f89779ea998a6f1e2b81937fe224c52466cbdee3b',
  PollDetail: '3b512fc54087713160b63dacef44a943c9f4f78609b92a712ed5bb481050d477',
  Role: '93bf58fff2461da3e7b2bf7ad7a18e5de63a8d0bf29e9bc18c30aa2d221a7014',
  Series: '332e1b5ab4f3ad04a3ac7dd9dae0e9023e6b08ff64d95fcd78fc2817c7eedef6',
  VotedPoll: 'f549bd620bae6c29fe329586d9f11b9ff175015e61e8a9a1b7a3cdf7f9ca090c',
  YourEvents: '73396a379854a7bc40f222bc6673c24a21c297837e625804a8af31408936c0d4',
};
