/* Written by `npm run codegen`. */
/** The SHA-256 of each query as it is sent, by its name. */
export const operationIds: Partial<Record<string, string>> = {
  CancelledEvent: '7f84ae3a2d9113406fe8d6ec9dbd71fcfafe733fdca59921b6715c6b6c561acc',
  EventDetail: 'aad9d60d230a10ede196c6dcf3258e688c88c811c449f67e7999f04efc890c02',
  EventTypes: '0f909bc8469a33828519508fbd8bb2e50cdf5dc9afa1f3ed926fe13d255d31b6',
  HasNextDate: 'f8025719f1f97f8e81a09162578d9b47a2297d94a21e18178eb39e34601673fd',
  HomeEvents: '2c3bf978c6a4a030fff7f14f77c1ace8dc61323721e848624459b90ed317c742',
  MoreEvents: 'e1b0d2ac6a1b228363795d8cfd5c012065382cee12c9a60d1db329ecacc758c4',
  MyResponses: '51f6984d245f8e8b73301e4fdd81884c779a9af06681a134a649521ff2a7cabf',
  OwnResponses: '183e006a1f8276bc2406e2aef68a0e6e463de5e77049944902464e549be51349',
  Reports: '37b86fe5c7678f58dbe1075310618247fc3a02856434673d81ae4ae5d7901b43',
  Role: '93bf58fff2461da3e7b2bf7ad7a18e5de63a8d0bf29e9bc18c30aa2d221a7014',
  Series: '332e1b5ab4f3ad04a3ac7dd9dae0e9023e6b08ff64d95fcd78fc2817c7eedef6',
  YourEvents: '01867c729e610a0d520eb9f68ae5facfddb4fc31acc1534b0a60863f47ffc884',
};
